/** The source text of every guide by the path of its file (`../docs/en-US/quickstart.md`), for apps that are built with Vite. */
export const docSources: Readonly<Record<string, string>> = import.meta.glob<string>('../docs/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const figureFiles = import.meta.glob<string>('../docs/figures/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The SVG source of every figure by its address in a guide (`figures/retries-1.svg`), for apps that are built with Vite. */
export const docFigureSources: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(figureFiles).map(([file, svg]) => [file.replace('../docs/', ''), svg]),
)
