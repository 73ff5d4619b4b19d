// Bundles the declarations, once per module kind: `types` has those that entries share, and each entry its own and what it re-exports.
import { basename } from 'node:path'
import { dts } from 'rollup-plugin-dts'

const entries = ['index', 'account', 'all', 'sse', 'upload']

const outputFor = (ending) => ({
  dir: 'dist',
  entryFileNames: `[name]${ending}`,
  chunkFileNames: `[name]${ending}`,
  manualChunks: (id) => (entries.includes(basename(id, '.ts')) ? undefined : 'types'),
  minifyInternalExports: false,
})

export default {
  input: Object.fromEntries(entries.map((name) => [name, `src/${name}.ts`])),
  output: [outputFor('.d.ts'), outputFor('.d.cts')],
  plugins: [dts({ tsconfig: 'tsconfig.build.json' })],
}
