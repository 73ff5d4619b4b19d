// Bundles the declarations for CommonJS: `types` has those that entries share, and each entry its own and what it re-exports. Those of the
// modules re-export them (`scripts/commonjs.mjs`): modules may import from CommonJS, but not the other way round, and a second copy would be
// a third of the package. TypeScript 7 has no API for a bundler of declarations, so rollup-plugin-dts uses TypeScript 6 (`@typescript/typescript6`)
// for syntax trees; that goes when the plugin no longer asks for it. Two types of the same name in different modules are renamed, not refused.
import { basename } from 'node:path'
import { dts } from 'rollup-plugin-dts'

import { entries } from './scripts/entries.ts'

export default {
  input: Object.fromEntries(entries.map((name) => [name, `src/${name}.ts`])),
  output: {
    dir: 'dist',
    entryFileNames: '[name].d.cts',
    chunkFileNames: '[name].d.cts',
    manualChunks: (id) => (entries.includes(basename(id, '.ts')) ? undefined : 'types'),
    minifyInternalExports: false,
    plugins: [
      // A parameter that is taken apart gets a name: editors show it instead of the pattern.
      {
        name: 'parameter-names',
        renderChunk: (code) =>
          code.replaceAll(
            /(?<=[(,] ?)\{ \w[^{}:]*\}(?=\??: )/g,
            (pattern) => /\.{3}(\w+)/.exec(pattern)?.[1] ?? 'settings',
          ),
      },
      // A description in several lines becomes one line, unless it has a list.
      {
        name: 'descriptions',
        renderChunk: (code) =>
          code.replaceAll(/\/\*\*\n\s*\* ([\s\S]*?)\n\s*\*\//g, (comment, text) =>
            /^\s*\* (?:-|@)/m.test(comment) ? comment : `/** ${text.replaceAll(/\s*\n\s*\* /g, ' ')} */`,
          ),
      },
      // Four spaces become a tab, which makes the declarations 4% smaller.
      {
        name: 'tabs',
        renderChunk: (code) => code.replaceAll(/^(?: {4})+/gm, (space) => '\t'.repeat(space.length / 4)),
      },
    ],
  },
  plugins: [dts({ tsconfig: 'tsconfig.build.json' })],
}
