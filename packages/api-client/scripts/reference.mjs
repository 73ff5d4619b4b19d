// The last step of the build: writes a page for each exported function into `docs/reference`, which is published, and the same as data into
// `etc/reference.json`, which the platform shows under `/reference/sdk`. Both are made from the built declarations. Fails when an export, an
// option or a method has no description.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript-5.9'

import { entries } from './entries.ts'

const root = new URL('..', import.meta.url).pathname
const folder = join(root, 'docs/reference')
/** Types whose fields are options or methods, which need descriptions as much as the exports do. */
const described = /(?:Options|Request|Order|Settings|Filter|Item|SearchFoundation)$/

const fileOf = (entry) => join(root, `dist/${entry}.d.cts`)
const program = ts.createProgram(entries.map(fileOf), {
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
})
const checker = program.getTypeChecker()

const descriptionOf = (symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim()
const declared = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)

/** Returns the text of a type in one line. */
const typeText = (node) =>
  node
    .getText()
    .replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('; }', ' }')

/** Returns a signature as it is declared, with one parameter per line when it is long. */
function signatureText(name, { typeParameters, parameters, type }) {
  const generics = typeParameters ? `<${typeParameters.map(typeText).join(', ')}>` : ''
  const given = parameters.map((item) => {
    // A parameter that is taken apart has no name.
    const label = ts.isIdentifier(item.name) ? item.name.text : 'options'
    return `${label}${item.questionToken ? '?' : ''}: ${typeText(item.type)}`
  })
  const result = typeText(type)
  const line = `${name}${generics}(${given.join(', ')}): ${result}`
  return line.length <= 100 ? line : `${name}${generics}(\n  ${given.join(',\n  ')},\n): ${result}`
}

const functions = []
const undescribed = []
for (const entry of entries) {
  const exported = checker.getExportsOfModule(
    checker.getSymbolAtLocation(program.getSourceFile(fileOf(entry))),
  )
  for (const { name, symbol } of exported.map((item) => ({ name: item.name, symbol: declared(item) }))) {
    const description = descriptionOf(symbol)
    if (description === '') undescribed.push(name)
    const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures()
    if (signature) functions.push({ entry, name, description, signature: signature.declaration })
    if (!described.test(name)) continue
    for (const field of checker.getDeclaredTypeOfSymbol(symbol).getProperties()) {
      if (descriptionOf(field) === '') undescribed.push(`${name}.${field.name}`)
      const members = name === 'SearchFoundation' ? checker.getTypeOfSymbol(field).getProperties() : []
      for (const member of field.name === 'client' ? [] : members)
        if (descriptionOf(member) === '') undescribed.push(`${name}.${field.name}.${member.name}`)
    }
  }
}

const entriesOf = functions.map(({ entry, name, description, signature }) => ({
  entry,
  name,
  description,
  signature: signatureText(name, signature),
}))
const pages = new Map(
  entriesOf.map(({ entry, name, description, signature }) => [
    `${name}.md`,
    `# ${name}${entry === 'index' ? '' : ` (/${entry})`}\n\n${description}\n\n\`\`\`ts\n${signature}\n\`\`\`\n`,
  ]),
)
if (undescribed.length > 0) {
  console.error(`Without a description: ${undescribed.join(', ')}`)
  process.exit(1)
}
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const [file, text] of pages) writeFileSync(join(folder, file), text)
writeFileSync(join(root, 'etc/reference.json'), `${JSON.stringify(entriesOf)}\n`)
