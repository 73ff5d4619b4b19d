/**
 * The source texts of all articles and summaries by the paths of their files (`../news/de/late-chunking.md`), for apps that are
 * built with Vite. In Node, `readArticles` reads the same files.
 */
export const articleSources: Readonly<Record<string, string>> = import.meta.glob<string>(
  ['../news/*/*.md', '../news/*/summaries.json'],
  { query: '?raw', import: 'default', eager: true },
)

const figureFiles = import.meta.glob<string>('../news/figures/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The SVG source of every figure by its address in an article (`figures/late-chunking-1.svg`), for apps that are built with Vite. */
export const figureSources: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(figureFiles).map(([file, svg]) => [file.replace('../news/', ''), svg]),
)
