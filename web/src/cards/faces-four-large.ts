export default import.meta.glob<string>('../../.generated/faces/four-large/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});
