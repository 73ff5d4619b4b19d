// The last step of the build: writes every function and type of the built declarations, and the defaults that guides state, into
// `etc/reference.json`, from which the site's documentation is made (`tooling/reference`). It is not published: the declarations have the same descriptions. Fails when an export or a field has none.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript-5.9'

import * as limits from '../src/core/limits.ts'
import { entries } from './entries.ts'
import { publicMembers } from './public-members.ts'
import { aboveOf, fieldsOf } from './public-types.ts'

const root = new URL('..', import.meta.url).pathname

const fileOf = (entry) => join(root, `dist/${entry}.d.cts`)
const files = entries.map(fileOf)
const program = ts.createProgram(files, {
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
})
const checker = program.getTypeChecker()

const descriptionOf = (symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim()
const declared = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)

/** Returns the example of a function without its fence; undefined when it has none. */
const exampleOf = (symbol) =>
  symbol
    .getJsDocTags(checker)
    .filter(({ name }) => name === 'example')
    .map(({ text }) =>
      ts
        .displayPartsToString(text)
        .replaceAll(/^```\w*$/gm, '')
        .trim(),
    )
    .at(0)

/** Returns the text of a type in one line. */
const typeText = (node) =>
  node
    .getText()
    .replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('; }', ' }')

/** Returns a signature as it is declared, in one line. */
function signatureText(name, { typeParameters, parameters, type }) {
  const generics = typeParameters ? `<${typeParameters.map(typeText).join(', ')}>` : ''
  const given = parameters.map((item) => {
    // A parameter that is taken apart has no name.
    const label = ts.isIdentifier(item.name) ? item.name.text : 'options'
    return `${label}${item.questionToken ? '?' : ''}: ${typeText(item.type)}`
  })
  return `${name}${generics}(${given.join(', ')}): ${typeText(type)}`
}

const undescribed = publicMembers(program, files).filter(({ isDescribed }) => !isDescribed)
if (undescribed.length > 0) {
  console.error(`Without a description: ${undescribed.map(({ path }) => path).join(', ')}`)
  process.exit(1)
}

const functions = []
const types = new Map()
for (const entry of entries) {
  const exported = checker.getExportsOfModule(
    checker.getSymbolAtLocation(program.getSourceFile(fileOf(entry))),
  )
  for (const { name, symbol } of exported.map((item) => ({ name: item.name, symbol: declared(item) }))) {
    const description = descriptionOf(symbol)
    const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures()
    if (signature) {
      const { declaration } = signature
      functions.push({
        entry,
        name,
        description,
        signature: signatureText(name, declaration),
        example: exampleOf(symbol),
      })
    } else if (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias) && !types.has(name))
      types.set(name, {
        entry,
        name,
        description,
        type: aboveOf(symbol),
        fields: fieldsOf(checker, symbol),
      })
  }
}
/** The types that a text of TypeScript names, in its order. */
const typesIn = (text) => [...new Set(text.match(/\b[A-Z]\w+\b/g) ?? [])].filter((name) => types.has(name))
for (const item of functions) item.types = typesIn(item.signature)

const sortedTypes = [...types.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const reference = { functions, types: sortedTypes, limits: { ...limits }, node: engines.node }
writeFileSync(join(root, 'etc/reference.json'), `${JSON.stringify(reference)}\n`)
