import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
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
const tolerance = { share: 1.1, bytes: 100 }

/**
 * Bundles each folder by itself as an app would, without the peer dependencies, and all of them as one. In one build, every
 * module is read and parsed once.
 */
async function measure(folders: readonly string[]): Promise<Record<string, Size>> {
  const everything = folders.map((folder) => `export * from './src/${folder}/index.ts'`).join('\n')
  const { outputFiles } = await build({
    entryPoints: [
      ...folders.map((folder) => ({ in: `./src/${folder}/index.ts`, out: folder })),
      { in: 'everything', out: 'everything' },
    ],
    absWorkingDir: packageFolder,
    plugins: [
      {
        name: 'everything',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^everything$/ }, ({ path }) => ({ path, namespace: 'all' }))
          onLoad({ filter: /./, namespace: 'all' }, () => ({
            contents: everything,
            resolveDir: packageFolder,
            loader: 'ts',
          }))
        },
      },
    ],
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
  const sizes = new Map(
    outputFiles.map(({ path, contents }) => [
      relative(join(packageFolder, 'out'), path),
      gzipSync(contents).length,
    ]),
  )
  return Object.fromEntries(
    [...folders, 'everything'].map((name) => [
      name,
      { script: sizes.get(`${name}.js`) ?? 0, styles: sizes.get(`${name}.css`) ?? 0 },
    ]),
  )
}

function fits(size: number, budget: number): boolean {
  return size <= Math.max(budget * tolerance.share, budget + tolerance.bytes)
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(8)

const folders = globSync('**/index.ts', { cwd: join(packageFolder, 'src') })
  .map((file) => dirname(file))
  .toSorted()
const sizes = await measure(folders)

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
