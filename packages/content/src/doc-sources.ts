/** The source text of every guide by the path of its file (`../docs/en-US/quickstart.md`), for apps that are built with Vite. */
export const docSources: Readonly<Record<string, string>> = import.meta.glob<string>('../docs/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
