/** The source text of every legal document by the path of its file (`../legal/de/terms.md`), for apps that are built with Vite. */
export const legalSources: Readonly<Record<string, string>> = import.meta.glob<string>('../legal/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
