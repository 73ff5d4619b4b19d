// Bundles the declarations for CommonJS: `types` has those that entries share, and each entry its own and what it re-exports. Those of the
// modules re-export them (`scripts/commonjs.mjs`): modules may import from CommonJS, but not the other way round.
import { basename } from 'node:path'
import { dts } from 'rollup-plugin-dts'

const entries = ['index', 'account', 'all', 'sse', 'upload', 'webhooks']

export default {
  input: Object.fromEntries(entries.map((name) => [name, `src/${name}.ts`])),
  output: {
    dir: 'dist',
    entryFileNames: '[name].d.cts',
    chunkFileNames: '[name].d.cts',
    manualChunks: (id) => (entries.includes(basename(id, '.ts')) ? undefined : 'types'),
    minifyInternalExports: false,
    plugins: [
      // Four spaces become a tab, which makes the declarations 4% smaller.
      {
        name: 'tabs',
        renderChunk: (code) => code.replaceAll(/^(?: {4})+/gm, (space) => '\t'.repeat(space.length / 4)),
      },
    ],
  },
  plugins: [dts({ tsconfig: 'tsconfig.build.json' })],
}
