import { html } from 'hono/html'

import { page } from '../kernel/http/page.ts'
import type { SdkFunction } from './sdk-functions.ts'

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

const summaryOf = ({ description }: SdkFunction) => description.split(/\.\s/)[0]?.replace(/\.$/, '') ?? ''

/** The functions of the SDK by the module that exports them, each with a link to its page. */
export function sdkReferencePage(functions: readonly SdkFunction[]) {
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
            <ul>
              ${functions
                .filter((item) => item.entry === entry)
                .map(
                  (item) =>
                    html`<li>
                      <a href="/reference/sdk/${item.name}"><code>${item.name}</code></a
                      >: ${described(summaryOf(item))}
                    </li>`,
                )}
            </ul>`,
      )}`,
  )
}

function functionPage(item: SdkFunction) {
  return page(
    `${item.name} · SDK reference`,
    html`<nav aria-label="Reference"><a href="/reference/sdk">SDK reference</a></nav>
      <h1><code>${item.name}</code></h1>
      <p>${described(item.description)}</p>
      <pre
        tabindex="0"
        aria-label="Import"
      ><code>import { ${item.name} } from '${moduleOf(item)}'</code></pre>
      <pre class="card"><code>${item.signature}</code></pre>`,
  )
}

/** The page of each function of the SDK by its name. */
export const sdkFunctionPages = (functions: readonly SdkFunction[]) =>
  new Map(functions.map((item) => [item.name, functionPage(item)]))
