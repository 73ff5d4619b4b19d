import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/** What a component weighs for a page that uses nothing else of the design system: bytes, minified and gzipped. */
interface Size {
  script: number
  styles: number
}

const packageFolder = join(import.meta.dirname, '..')
/** The sizes that were agreed to; `--update` writes them. */
const budgetFile = join(packageFolder, 'sizes.json')
/** A component may grow by this share, or by this many bytes, before somebody has to agree. */
const tolerance = { share: 1.02, bytes: 100 }

/** Bundles entries as an app would, without the peer dependencies. */
async function measure(entries: readonly string[]): Promise<Size> {
  const { outputFiles } = await build({
    stdin: {
      contents: entries.map((entry) => `export * from './src/${entry}/index.ts'`).join('\n'),
      resolveDir: packageFolder,
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    outdir: 'out',
    loader: { '.css': 'local-css' },
    external: ['react', 'react-dom', 'react/*', 'react-dom/*', 'react-hook-form'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  const weigh = (ending: string) =>
    outputFiles
      .filter(({ path }) => basename(path).endsWith(ending))
      .reduce((sum, { contents }) => sum + gzipSync(contents).length, 0)
  return { script: weigh('.js'), styles: weigh('.css') }
}

function fits(size: number, budget: number): boolean {
  return size <= Math.max(budget * tolerance.share, budget + tolerance.bytes)
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(8)

const folders = globSync('**/index.ts', { cwd: join(packageFolder, 'src') })
  .map((file) => dirname(file))
  .toSorted()
const sizes: Record<string, Size> = {}
for (const folder of folders) sizes[folder] = await measure([folder])
sizes['everything'] = await measure(folders)

if (process.argv.includes('--update')) {
  await writeFile(budgetFile, `${JSON.stringify(sizes, null, 2)}\n`)
}
const budgets = JSON.parse(await readFile(budgetFile, 'utf8')) as Record<string, Size>

console.log(`${'kB gzipped, without React'.padEnd(28)}  script  styles`)
const tooLarge = Object.entries(sizes).filter(([name, { script, styles }]) => {
  const budget = budgets[name] ?? { script: 0, styles: 0 }
  const isWithin = fits(script, budget.script) && fits(styles, budget.styles)
  const note = isWithin
    ? ''
    : `  over ${kilobytes(budget.script).trim()} + ${kilobytes(budget.styles).trim()}`
  console.log(`${name.padEnd(26)}${kilobytes(script)}${kilobytes(styles)}${note}`)
  return !isWithin
})
if (tooLarge.length > 0) {
  console.error(
    `\n${tooLarge.length} larger than agreed. If the growth is worth it: pnpm --filter @search-foundation/ui size --update`,
  )
  process.exitCode = 1
}
