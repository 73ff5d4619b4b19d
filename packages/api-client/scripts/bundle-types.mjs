// Puts the declarations that the compiler wrote, a file for each module, into one `types.d.ts`, and makes each entry name what it
// exports of it. CommonJS gets the same with its own ending: a declaration says by its ending which kind of module it describes.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = new URL('../dist/', import.meta.url).pathname
const source = new URL('../src/', import.meta.url).pathname
const entries = ['index', 'all', 'sse', 'upload']

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.d.ts'))
  .toSorted()
const declared = new Map()
const parts = files.map((name) => {
  const text = readFileSync(join(folder, name), 'utf8')
    // What comes from another module stands in the same file now, and so does a namespace of it.
    .replaceAll(/^(?:import|export)\s[^;]*?\sfrom\s+'\.[^']*';\n/gm, '')
    .replaceAll(/^export \{\};\n/gm, '')
    .replaceAll(/\bcalls\.|import\("\.[^"]*"\)\./g, '')
  for (const [, own] of text.matchAll(
    /^(?:export )?(?:declare )?(?:interface|type|const|function|class) (\w+)/gm,
  )) {
    if ((declared.get(own) ?? name) !== name)
      throw new Error(`${own} is declared in ${declared.get(own)} and in ${name}.`)
    declared.set(own, name)
  }
  return text.trim()
})

/** The names that a module exports, those that it passes on included. */
function namesOf(path) {
  const text = readFileSync(join(source, path), 'utf8')
  const passed = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((name) => name.trim().replace(/^type /, ''))
      .filter(Boolean),
  )
  const own = [...text.matchAll(/^export (?:async )?(?:interface|type|const|function\*?|class) (\w+)/gm)].map(
    ([, name]) => name,
  )
  const whole = [...text.matchAll(/^export \* from '\.\/([^']+)'/gm)].flatMap(([, module]) => namesOf(module))
  return [...passed, ...own, ...whole]
}

for (const name of files) rmSync(join(folder, name))
rmSync(join(folder, 'resources'), { recursive: true, force: true })
for (const [ending, module] of [
  ['.d.ts', '.js'],
  ['.d.cts', '.cjs'],
]) {
  writeFileSync(join(folder, `types${ending}`), `${parts.filter(Boolean).join('\n')}\n`)
  for (const entry of entries) {
    const names = namesOf(`${entry}.ts`).toSorted()
    writeFileSync(join(folder, entry + ending), `export { ${names.join(', ')} } from './types${module}'\n`)
  }
}
