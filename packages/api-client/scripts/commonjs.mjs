// Builds the copy for CommonJS from the built modules: one file with everything, and for each entry a file with what it exports.
// It is a third smaller than a copy of each module would be. Also writes the declarations of the modules, which re-export those for CommonJS.
import { writeFileSync } from 'node:fs'
import { build } from 'esbuild'

import { entries } from './entries.ts'

const dist = new URL('../dist/', import.meta.url).pathname
const namesOf = async (entry) => Object.keys(await import(`${dist}${entry}.js`))

/** Entries that need a package beside this one, so they are no part of the file with everything. */
const apart = ['otel']

/** The first entry that exports each name. */
const sources = new Map()
for (const entry of entries.filter((name) => !apart.includes(name))) {
  const names = await namesOf(entry)
  for (const name of names) if (!sources.has(name)) sources.set(name, entry)
  const list = names.join(', ')
  writeFileSync(
    `${dist}${entry}.cjs`,
    `'use strict'\nconst { ${list} } = require('./sdk.cjs')\nmodule.exports = { ${list} }\n`,
  )
  writeFileSync(`${dist}${entry}.d.ts`, `export * from './${entry}.cjs'\n`)
}
for (const entry of apart) {
  writeFileSync(`${dist}${entry}.d.ts`, `export * from './${entry}.cjs'\n`)
  await build({
    entryPoints: [`${dist}${entry}.js`],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'es2022',
    external: ['@opentelemetry/api'],
    outfile: `${dist}${entry}.cjs`,
  })
}
const imports = [...sources].map(([name, entry]) => `import { ${name} } from './${entry}.js'`)
await build({
  // An assignment: exports as getters, which esbuild writes for ES modules, are longer.
  stdin: {
    contents: [...imports, `module.exports = { ${[...sources.keys()].join(', ')} }`].join('\n'),
    resolveDir: dist,
  },
  bundle: true,
  minifySyntax: true,
  platform: 'node',
  format: 'cjs',
  target: 'es2022',
  outfile: `${dist}sdk.cjs`,
})
