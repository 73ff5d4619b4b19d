import { page, prose, shownCode, table } from './markdown.ts'
import { sdkGroups, type SdkGroup } from './sdk-groups.ts'
import type { SdkFunction, SdkReference, SdkType } from './sdk-reference.ts'
import { longestLine, wrapSignature, wrapType } from './wrap-type.ts'

const packageName = '@search-foundation/api-client'

const moduleOf = (entry: string) => (entry === 'index' ? packageName : `${packageName}/${entry}`)

/** A group with its functions and types. */
interface SdkPage extends SdkGroup {
  functions: readonly SdkFunction[]
  types: SdkType[]
}

/** Returns the pages of the SDK's reference, by slug. */
export function sdkGuides({ functions, types }: SdkReference): Record<string, string> {
  const pages = arrange(functions, types)
  const pageOf = new Map(pages.flatMap(({ slug, types: own }) => own.map(({ name }) => [name, slug])))
  return Object.fromEntries(
    pages.map((each) => {
      const link = (name: string) => {
        const slug = pageOf.get(name)
        const anchor = `#${name.toLowerCase()}`
        return `[\`${name}\`](${slug === each.slug ? anchor : `/docs/${slug}${anchor}`})`
      }
      return [each.slug, drawPage(each, functions, (name) => pageOf.has(name), link)]
    }),
  )
}

/** Gives every function its group, and every type the first page whose functions lead to it. */
function arrange(functions: readonly SdkFunction[], types: readonly SdkType[]): SdkPage[] {
  const byName = new Map(types.map((type) => [type.name, type]))
  const rest = new Set(byName.keys())
  const pages = sdkGroups.map((group): SdkPage => ({
    ...group,
    functions: functions.filter((item) => sdkGroups.find(({ has }) => has(item)) === group),
    types: [],
  }))
  const take = (target: SdkPage, name: string) => {
    const type = byName.get(name)
    if (type === undefined || !rest.delete(name)) return
    target.types.push(type)
    for (const other of namesIn(type)) take(target, other)
  }
  for (const each of pages)
    for (const { types: names } of each.functions) for (const name of names) take(each, name)
  // What no function leads to: errors, which are thrown, belong to the client, the others to their entry's page.
  const [first, last] = [pages[0], pages.at(-1)]
  for (const name of rest) {
    const target = byName.get(name)?.entry === 'index' ? first : last
    if (target !== undefined) take(target, name)
  }
  return pages
}

/** Names of types in the definition and in the fields of a type. */
const namesIn = ({ type = '', fields }: SdkType): string[] =>
  [type, ...fields.map((field) => field.type)].flatMap((text) => text.match(/\b[A-Z]\w+\b/g) ?? [])

type Link = (name: string) => string

function drawPage(
  { title, description, lead, functions, types }: SdkPage,
  all: readonly SdkFunction[],
  isKnown: (name: string) => boolean,
  link: Link,
): string {
  const entries = Map.groupBy(functions, ({ entry }) => entry)
  const first = functions.find(({ name }) => name === lead)
  return page({ title, description, source: 'packages/api-client/src' }, [
    ...(first === undefined ? [] : [leadOf(first, all)]),
    ...Array.from(entries, ([entry, items]) => overviewOf(entry, items)),
    'These pages are made from the declarations of the package, so they have the fields of the version that this site was built with. [Install the SDK](/docs/install) explains how to get it.',
    ...functions.map((item) => drawFunction(item, isKnown, link)),
    ...(types.length > 0 ? ['## Types'] : []),
    ...types
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
      .map((type) => drawType(type, isKnown, link)),
  ])
}

/** Returns the first sample of a page: a whole program around the example of a function. */
function leadOf({ example }: SdkFunction, all: readonly SdkFunction[]): string {
  const takesClient = /\(\s*client\b/.test(example)
  const used = all.filter(
    ({ name }) => new RegExp(`\\b${name}\\(`).test(example) || (takesClient && name === 'createClient'),
  )
  const imports = Array.from(
    Map.groupBy(used, ({ entry }) => entry),
    ([entry, items]) =>
      importOf(
        items.map(({ name }) => name),
        moduleOf(entry),
      ),
  )
  const client = takesClient ? ['const client = createClient() // Reads SEARCH_FOUNDATION_API_KEY.'] : []
  return shownCode('typescript', [...imports, '', ...client, example].join('\n'))
}

/** Returns an import, with one name per line when it is long. */
function importOf(names: readonly string[], module: string): string {
  const line = `import { ${names.join(', ')} } from '${module}'`
  return line.length <= longestLine
    ? line
    : `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '${module}'`
}

/** Returns what the functions of a module do, with a link to each. */
const overviewOf = (entry: string, functions: readonly SdkFunction[]) =>
  [
    `Import from \`${moduleOf(entry)}\`:`,
    table(
      ['Function', 'What it does'],
      functions.map(({ name, description }) => [
        `[\`${name}\`](#${name.toLowerCase()})`,
        prose(firstSentence(description)),
      ]),
    ),
  ].join('\n\n')

/** Returns the beginning of a text up to the first full stop that ends a sentence. */
const firstSentence = (text: string) => /^[\s\S]*?\.(?=\s+[A-Z]|\s*$)/.exec(text)?.[0] ?? text

function drawFunction(
  { name, description, signature, example, types }: SdkFunction,
  isKnown: (name: string) => boolean,
  link: Link,
): string {
  const known = types.filter(isKnown)
  const [what, errors] = splitErrors(description)
  return [
    `## ${name}`,
    prose(what),
    shownCode('typescript', wrapSignature(signature)),
    ...(known.length > 0 ? [`Types: ${known.map(link).join(', ')}.`] : []),
    ...(errors === '' ? [] : [`**Errors.** ${prose(errors)}`]),
    shownCode('typescript', example),
  ].join('\n\n')
}

/** Splits a description at the sentence about errors, with which it ends or goes on. */
function splitErrors(description: string): [what: string, errors: string] {
  const text = description.replaceAll('\n', ' ')
  const start = text.search(/(?<=^|\. )Throws /)
  return start < 0 ? [text, ''] : [text.slice(0, start).trim(), text.slice(start)]
}

function drawType(
  { name, description, type, fields }: SdkType,
  isKnown: (name: string) => boolean,
  link: Link,
): string {
  const [single = ''] = /^\w+(?=(\[\])?$)/.exec(type ?? '') ?? []
  return [
    `### ${name}`,
    prose(description.replaceAll('\n', ' ')),
    ...(type === undefined
      ? []
      : [isKnown(single) ? `Is ${link(single)}.` : shownCode('typescript', wrapType(type))]),
    ...(fields.length === 0 ? [] : [table(['Field', 'Type', 'Meaning'], fields.map(rowOf))]),
  ].join('\n\n')

  function rowOf({ name: field, type: text, description: meaning }: SdkType['fields'][number]) {
    const named = [...new Set(text.match(/\b[A-Z]\w+\b/g))].filter((each) => isKnown(each) && each !== name)
    const isLink = named.length === 1 && named[0] === text
    const more = isLink || named.length === 0 ? '' : ` See ${named.map(link).join(', ')}.`
    return [`\`${field}\``, isLink ? link(text) : `\`${text}\``, prose(meaning) + more]
  }
}
