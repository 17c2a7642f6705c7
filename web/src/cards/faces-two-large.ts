export default import.meta.glob<string>('../../.generated/faces/two-large/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});
