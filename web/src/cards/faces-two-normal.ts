export default import.meta.glob<string>('../../.generated/faces/two-normal/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});
