/** The code of every use case by the path of its file (`../use-cases/support.md`), for apps that are built with Vite. */
export const caseSources: Readonly<Record<string, string>> = import.meta.glob<string>('../use-cases/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
