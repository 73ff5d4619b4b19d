/*
 * The modules are not minified: names of functions, parameters and variables are those of the sources, so a stack trace can be read without a
 * source map. Maps are not published, because they need sources to lead to: modules minified with maps and sources are 473 kB, these are 249.
 * The copy for CommonJS, which no bundler shakes, is one file (`scripts/commonjs.mjs`), readable for the same reason.
 */
import { readFileSync } from 'node:fs'
import { defineConfig } from 'tsup'

import { entries } from './scripts/entries.ts'

const namesIn = (list: string) => list.split(',').map((name) => name.trim())

/** Turns imports of names that a file only exports into exports from the file that has them. */
function reExported(code: string): string {
  const own = /^export \{([^}]*)\};\n/m.exec(code)
  if (!own) return code
  const exported = namesIn(own[1] ?? '')
  const passedOn = new Set<string>()
  const withExports = code.replaceAll(
    /^import \{([^}]*)\} from ("[^"]*");\n/gm,
    (_, list: string, file: string) => {
      const names = namesIn(list)
      // Its import and its export are the only two places.
      const only = names.filter(
        (name) => exported.includes(name) && code.match(new RegExp(`\\b${name}\\b`, 'g'))?.length === 2,
      )
      only.forEach((name) => passedOn.add(name))
      const rest = names.filter((name) => !only.includes(name))
      return (
        (rest.length > 0 ? `import { ${rest.join(', ')} } from ${file};\n` : '') +
        (only.length > 0 ? `export { ${only.join(', ')} } from ${file};\n` : '')
      )
    },
  )
  const rest = exported.filter((name) => !passedOn.has(name))
  return withExports.replace(own[0], rest.length > 0 ? `export { ${rest.join(', ')} };\n` : '')
}

export default defineConfig({
  entry: entries.map((name) => `src/${name}.ts`),
  define: {
    sdkVersion: JSON.stringify(
      (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version,
    ),
  },
  format: 'esm',
  target: 'es2022',
  splitting: true,
  clean: true,
  silent: true,
  esbuildOptions(options) {
    // Inlines constants.
    options.minifySyntax = true
  },
  plugins: [
    {
      // Splitting leaves imports for side effects. We have none, and bundlers warn about each.
      name: 'no-bare-imports',
      renderChunk: (code) => ({ code: code.replaceAll(/^import\s*["']\.\/chunk-[^"']+["'];\n/gm, '') }),
    },
    {
      // A name that a file imports only to export it is exported from where it is, once instead of twice.
      name: 're-exports',
      renderChunk: (code) => ({ code: reExported(code) }),
    },
    {
      // The path of each source file is of no use without the sources.
      name: 'no-paths',
      renderChunk: (code) => ({ code: code.replaceAll(/^\/\/ src\/.*\n/gm, '') }),
    },
    {
      // Indentation by two spaces is a sixth of the package.
      name: 'tabs',
      renderChunk: (code) => ({
        code: code.replaceAll(/^(?: {2})+/gm, (space) => '\t'.repeat(space.length / 2)),
      }),
    },
  ],
})
