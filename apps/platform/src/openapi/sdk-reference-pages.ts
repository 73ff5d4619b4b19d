import { html } from 'hono/html'

import { page } from '../kernel/http/page.ts'
import type { SdkFunction, SdkReference, SdkType } from './sdk-reference.ts'

const packageName = '@search-foundation/api-client'
/** Headings of the entries of the package, in the order of the page. */
const entries = [
  ['index', 'Product calls and helpers'],
  ['account', 'Account of a signed-in user'],
  ['bulk', 'Many inputs'],
  ['upload', 'Uploads'],
  ['sse', 'Event streams'],
  ['webhooks', 'Webhooks'],
  ['otel', 'Traces and metrics'],
  ['testing', 'Tests of your own code'],
  ['all', 'All calls as methods'],
] as const

const moduleOf = ({ entry }: Pick<SdkFunction, 'entry'>) =>
  entry === 'index' ? packageName : `${packageName}/${entry}`

/** Returns a description as markup: text between backticks is code. */
const described = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))

const summaryOf = ({ description }: Pick<SdkFunction, 'description'>) =>
  description.split(/\.\s/)[0]?.replace(/\.$/, '') ?? ''

const linkTo = (name: string) => html`<a href="/reference/sdk/${name}"><code>${name}</code></a>`

const listed = (items: readonly (SdkFunction | SdkType)[]) =>
  html`<ul>
    ${items.map((item) => html`<li>${linkTo(item.name)}: ${described(summaryOf(item))}</li>`)}
  </ul>`

/** The functions of the SDK by the module that exports them, and its types, each with a link to its page. */
export function sdkReferencePage({ functions, types }: SdkReference) {
  return page(
    'SDK reference',
    html`<h1>SDK reference</h1>
      <p>
        The functions of <code>${packageName}</code> for TypeScript and JavaScript. For other languages:
        <a href="/reference">API reference</a>.
      </p>
      ${entries.map(
        ([entry, title]) =>
          html`<h2>${title}</h2>
            <p><code>${moduleOf({ entry })}</code></p>
            ${listed(functions.filter((item) => item.entry === entry))}`,
      )}
      <h2>Types</h2>
      ${listed(types)}`,
  )
}

type Markup = ReturnType<typeof html>

const itemPage = (item: SdkFunction | SdkType, keyword: string, rest: Markup) =>
  page(
    `${item.name} · SDK reference`,
    html`<nav aria-label="Reference"><a href="/reference/sdk">SDK reference</a></nav>
      <h1><code>${item.name}</code></h1>
      <p>${described(item.description)}</p>
      <pre
        tabindex="0"
        aria-label="Import"
      ><code>${keyword} { ${item.name} } from '${moduleOf(item)}'</code></pre>
      ${rest}`,
  )

const functionPage = (item: SdkFunction) =>
  itemPage(
    item,
    'import',
    html`<pre class="card"><code>${item.signature}</code></pre>
      ${item.example === undefined ? '' : html`<pre class="card"><code>${item.example}</code></pre>`}
      ${item.types.length > 0 ? html`<p>Types: ${item.types.map((name) => html`${linkTo(name)} `)}</p>` : ''}`,
  )

const typePage = (item: SdkType) =>
  itemPage(
    item,
    'import type',
    html`${item.type === undefined ? '' : html`<pre class="card"><code>${item.type}</code></pre>`}
      <dl>
        ${item.fields.map(
          ({ name, type, description }) =>
            html`<dt id="${name.replace(/\?$/, '')}"><code>${name}: ${type}</code></dt>
              <dd>${described(description)}</dd>`,
        )}
      </dl>`,
  )

/** The page of each function and type of the SDK by its name. */
export const sdkItemPages = ({ functions, types }: SdkReference) =>
  new Map([
    ...functions.map((item) => [item.name, functionPage(item)] as const),
    ...types.map((item) => [item.name, typePage(item)] as const),
  ])
