// Puts the declarations that the compiler wrote, a file for each module, into one `types.d.ts`, without those that no entry leads to,
// and makes each entry name what it exports of it. CommonJS gets the same with its own ending: a declaration says by its ending which
// kind of module it describes.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = new URL('../dist/', import.meta.url).pathname
const source = new URL('../src/', import.meta.url).pathname
const entries = ['index', 'account', 'all', 'sse', 'upload']

/** A declaration at the left margin, with the comment above it. */
const declaration =
  /(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?(?:export )?(?:declare )?(?:interface|type|const|function|class) (\w+)[\s\S]*?(?=\n(?:\/\*\*|export|declare|interface|type)|$(?![\s\S]))/g

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.d.ts'))
  .toSorted()
/** Name → its declarations (a type and a value may share one), and the module that they are of. */
const declared = new Map()
for (const name of files) {
  const text = readFileSync(join(folder, name), 'utf8')
    // What comes from another module stands in the same file now, and so does a namespace of it.
    .replaceAll(/^(?:import|export)\s[^;]*?\sfrom\s+'\.[^']*';\n/gm, '')
    .replaceAll(/^export \{\};\n/gm, '')
    .replaceAll(/\bcalls\.|import\("\.[^"]*"\)\./g, '')
    .trim()
  for (const [whole, own] of text.matchAll(declaration)) {
    const known = declared.get(own) ?? { name, texts: [] }
    if (known.name !== name) throw new Error(`${own} is declared in ${known.name} and in ${name}.`)
    known.texts.push(whole.trim())
    declared.set(own, known)
  }
}

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

const reached = new Set()
function reach(name) {
  if (reached.has(name) || !declared.has(name)) return
  reached.add(name)
  for (const text of declared.get(name).texts) for (const [word] of text.matchAll(/\w+/g)) reach(word)
}
for (const entry of entries) {
  for (const name of namesOf(`${entry}.ts`)) {
    if (!declared.has(name)) throw new Error(`${name} of ${entry} has no declaration.`)
    reach(name)
  }
}
const types = [...declared]
  .filter(([name]) => reached.has(name))
  .flatMap(([, { texts }]) => texts)
  // Two spaces are enough.
  .map((text) => text.replaceAll(/^(?: {4})+/gm, (indent) => ' '.repeat(indent.length / 2)))
  .join('\n')

for (const name of files) rmSync(join(folder, name))
rmSync(join(folder, 'resources'), { recursive: true, force: true })
for (const [ending, module] of [
  ['.d.ts', '.js'],
  ['.d.cts', '.cjs'],
]) {
  writeFileSync(join(folder, `types${ending}`), `${types}\n`)
  for (const entry of entries) {
    const names = namesOf(`${entry}.ts`).toSorted()
    writeFileSync(join(folder, entry + ending), `export { ${names.join(', ')} } from './types${module}'\n`)
  }
}
