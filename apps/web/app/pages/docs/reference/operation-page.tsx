import { MarkdownView } from '@search-foundation/ui/markdown-view'
import type { ReactNode } from 'react'
import data from 'virtual:docs-data'

import { usePageAddress } from '../../../document/page-context.tsx'
import { PageHead } from '../../../document/page-head.tsx'
import type { PublicOperation } from '../../../ground/api-document.ts'
import { renderArticle } from '../../../markdown/render-article.ts'
import { DocsFrame } from '../docs-frame.tsx'
import { FieldTable } from './field-table.tsx'
import { addressOf, operations, referenceNavigation } from './operations.ts'
import { requestExample } from './request-example.ts'
import { fieldOf, schemaFields } from './schema-fields.ts'
import body from '../guide-body.module.css'
import styles from './operation-page.module.css'

const { document } = data

/** The highlighted request of each call, made while prerendering. */
const requests = new Map(
  await Promise.all(
    operations.map(async (operation) => {
      const { html } = await renderArticle(`\`\`\`bash\n${requestExample(document, operation)}\n\`\`\`\n`)
      return [operation.operationId, html] as const
    }),
  ),
)

/** Who may make a call, by the kind of its authentication. */
const callers: Readonly<Record<string, string>> = {
  none: 'No key is needed.',
  key: 'Send an API key as a bearer token.',
  'optional-key': 'Send an API key as a bearer token, or no key at a lower rate limit.',
  user: 'Send the identity token of a signed-in user as a bearer token.',
  'optional-user': 'Send the identity token of a signed-in user as a bearer token, or none.',
  'key-or-user': 'Send an API key, or the identity token of a signed-in user, as a bearer token.',
  'query-key': 'Send the API key as the parameter api_key.',
}

const sections = [
  ['request', 'Request'],
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
  const shown = sections.filter(([id]) => content[id] !== null)
  const { title, summary, method, path: address } = operation
  return (
    <>
      <PageHead title={title} description={`${summary}: ${method} ${address}`} />
      <DocsFrame
        title={title}
        description={[summary, operation.description].filter(Boolean).join('. ')}
        section={{ label: 'API reference', href: '/docs/reference' }}
        navigation={referenceNavigation}
        contents={shown.map(([id, text]) => ({ id, text }))}
      >
        <p className={styles.address}>
          <strong>{method}</strong> <code>{address}</code>
        </p>
        {shown.map(([id, heading]) => (
          <section key={id} className={styles.section} aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            {content[id]}
          </section>
        ))}
      </DocsFrame>
    </>
  )
}

function contentOf(operation: PublicOperation): Record<SectionId, ReactNode> {
  const { parameters = [], requestBody, responses } = operation
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
        <MarkdownView className={body.body ?? ''} html={requests.get(operation.operationId) ?? ''} />
        <p>
          {callers[operation['x-auth']]}
          {operation['x-bot-check'] === true
            ? ' The form field cf-turnstile-response proves that a person calls.'
            : ''}
        </p>
      </>
    ),
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
              <div key={status}>
                <dt>{status}</dt>
                <dd>{description}</dd>
              </div>
            ))}
          </dl>
          <p>
            <a href="/docs/errors">Errors</a> shows the bodies and says what to do about each.
          </p>
        </>
      ),
  }
}
