export default import.meta.glob<string>('../../.generated/faces/four-normal/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});
