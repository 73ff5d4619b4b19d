import { Disclosure } from '@search-foundation/ui/disclosure'
import { MarkdownView } from '@search-foundation/ui/markdown-view'
import { Fragment, type ReactNode } from 'react'
import data from 'virtual:docs-data'

import { CodeSamples } from '../../../code/code-samples.tsx'
import { highlightCode } from '../../../code/highlight-samples.ts'
import { usePageAddress } from '../../../document/page-context.tsx'
import { PageHead } from '../../../document/page-head.tsx'
import type { PublicOperation } from '../../../ground/api-document.ts'
import { renderArticle } from '../../../markdown/render-article.ts'
import { DocsFrame, type DocsFrameProps } from '../docs-frame.tsx'
import { CallAccess } from './call-access.tsx'
import { callSamples } from './call-samples.ts'
import { exampleOfCall, recordedFailures } from './examples.ts'
import { FieldTable } from './field-table.tsx'
import { inlineCode } from './inline-code.tsx'
import { addressOf, operations, referenceNavigation } from './operations.ts'
import { fieldOf, schemaFields } from './schema-fields.ts'
import { canTry } from './try-it/can-try.ts'
import { TryItHere } from './try-it/try-it-here.tsx'
import body from '../guide-body.module.css'
import styles from './operation-page.module.css'

const { document, operationSources, days } = data

/** The recorded request of each call in three languages and its response, highlighted while prerendering. */
const shown = new Map(
  await Promise.all(
    operations.map(async (operation) => {
      const example = exampleOfCall(operation.operationId)
      const samples = await highlightCode(callSamples(operation, example))
      const response = await blockOf(example.response.body)
      return [operation.operationId, { samples, status: example.response.status, response }] as const
    }),
  ),
)

/** The bodies of failures, each highlighted once for all calls that have it. */
const failureBlocks = await Promise.all(recordedFailures.bodies.map(blockOf))

/** Returns the recorded body of a failure; undefined when none was recorded. */
function failureOf({ operationId }: PublicOperation, status: string): string | undefined {
  const place = recordedFailures.calls[operationId]?.[status]
  return place === undefined ? undefined : failureBlocks[place]
}

/** Returns a body as a highlighted block. */
async function blockOf(value: unknown): Promise<string> {
  if (value === undefined) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
  const { html } = await renderArticle(`~~~~${typeof value === 'string' ? 'text' : 'json'}\n${text}\n~~~~\n`)
  return html
}

const sections = [
  ['request', 'Request'],
  ['try-it', 'Try it'],
  ['parameters', 'Parameters'],
  ['body', 'Body'],
  ['response', 'Response'],
  ['errors', 'Errors'],
] as const

type SectionId = (typeof sections)[number][0]

/** One call of the API, from the platform's own document: request, parameters, response and errors. */
export default function OperationPage() {
  const { path } = usePageAddress()
  const operation = operations.find((candidate) => addressOf(candidate) === path)
  if (operation === undefined) throw new Response('Not Found', { status: 404 })
  const content = contentOf(operation)
  const parts = sections.filter(([id]) => content[id] !== null)
  const { title, summary, method, path: address } = operation
  return (
    <>
      <PageHead title={title} description={`${summary}: ${method} ${address}`} />
      <DocsFrame
        title={title}
        description={[summary, operation.description].filter(Boolean).join('. ')}
        section={{ label: 'API reference', href: '/docs/reference' }}
        navigation={referenceNavigation}
        contents={parts.map(([id, text]) => ({ id, text }))}
        {...sourceOf(operation)}
      >
        <p className={styles.address}>
          <strong>{method}</strong> <code>{address}</code>
        </p>
        {parts.map(([id, heading]) =>
          id === 'try-it' ? (
            // The island has its heading, so that the page's Markdown has neither.
            <Fragment key={id}>{content[id]}</Fragment>
          ) : (
            <section key={id} className={styles.section} aria-labelledby={id}>
              <h2 id={id}>{heading}</h2>
              {content[id]}
            </section>
          ),
        )}
      </DocsFrame>
    </>
  )
}

/** The file that defines a call, with the day of its last change. */
function sourceOf({ operationId }: PublicOperation): Pick<DocsFrameProps, 'source'> {
  const path = operationSources[operationId]
  if (path === undefined) return {}
  const updated = days[path]
  return { source: { path, ...(updated !== undefined && { updated }) } }
}

function contentOf(operation: PublicOperation): Record<SectionId, ReactNode> {
  const { parameters = [], requestBody, responses } = operation
  const example = shown.get(operation.operationId)
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? []
  const bodySchema = Object.values(requestBody?.content ?? {})[0]?.schema
  const responseSchema = success?.content?.['application/json']?.schema
  const bodyFields = bodySchema === undefined ? [] : schemaFields(document, bodySchema)
  const responseFields = responseSchema === undefined ? [] : schemaFields(document, responseSchema)
  const otherTypes = Object.keys(success?.content ?? {}).filter((type) => type !== 'application/json')
  const failures = Object.entries(responses).filter(([status]) => !status.startsWith('2'))
  return {
    request: (
      <>
        <CodeSamples samples={example?.samples ?? []} />
        <CallAccess operation={operation} />
      </>
    ),
    'try-it': canTry(operation) ? <TryItHere operation={operation} /> : null,
    parameters:
      parameters.length === 0 ? null : (
        <FieldTable
          id="parameter"
          fields={parameters.map(({ name, in: place, required, description = '', schema }) => {
            const field = fieldOf(document, name, schema, required === true)
            return {
              ...field,
              type: `${field.type}, in the ${place}`,
              description: description || field.description,
            }
          })}
        />
      ),
    body: bodyFields.length === 0 ? null : <FieldTable id="body" fields={bodyFields} />,
    response: (
      <>
        {example === undefined || example.response === '' ? null : (
          <>
            <p>Recorded from the call above, with status {example.status}. Long lists and texts are cut.</p>
            <MarkdownView className={[body.body, styles.example].join(' ')} html={example.response} />
          </>
        )}
        {responseFields.length === 0 ? null : <FieldTable id="response" fields={responseFields} />}
        {otherTypes.length === 0 ? null : (
          <p>
            {responseFields.length === 0 ? 'Returned as ' : 'Also returned as '}
            {otherTypes.join(', ')}, as the <code>Accept</code> header asks.
          </p>
        )}
        {responseFields.length === 0 && otherTypes.length === 0 ? (
          <p>A successful response has no fields.</p>
        ) : null}
      </>
    ),
    errors:
      failures.length === 0 ? null : (
        <>
          <dl className={styles.errors}>
            {failures.map(([status, { description }]) => (
              <div key={status} id={`error-${status}`}>
                <dt>
                  <a href={`#error-${status}`}>{status}</a>
                </dt>
                <dd>
                  {inlineCode(description)}
                  <ErrorBody html={failureOf(operation, status)} />
                </dd>
              </div>
            ))}
          </dl>
          <p>
            <a href="/docs/errors">Errors</a> says what to do about each.
          </p>
        </>
      ),
  }
}

/** The recorded body of a failure, folded. */
const ErrorBody = ({ html }: { html: string | undefined }) =>
  html === undefined ? null : (
    <Disclosure title="Recorded response">
      <MarkdownView className={[body.body, styles.example].join(' ')} html={html} />
    </Disclosure>
  )
