import { expect, test } from 'vitest'

import type { PublicOperation } from '../../../ground/api-document.ts'
import { callSamples } from './call-samples.ts'

const operation = {
  operationId: 'rerank',
  summary: 'Rerank documents',
  tags: ['Main API'],
  security: [{ key: [] }],
  responses: {},
  'x-auth': 'key',
  'x-scope': 'rerank',
  method: 'POST',
  path: '/v1/rerank',
  slug: 'rerank',
  title: 'Rerank',
} satisfies PublicOperation

const codeOf = (name: string, samples: ReturnType<typeof callSamples>) =>
  samples.find((sample) => sample.name === name)?.code

test('a recorded call is shown in three languages with what was sent', () => {
  const samples = callSamples(operation, {
    sdk: 'rerank',
    request: { path: '/v1/rerank', type: 'application/json', body: { query: "it's", top_n: 1, fast: true } },
    response: { status: 200 },
  })
  expect(codeOf('cURL', samples)).toContain(
    '/v1/rerank" \\\n  -H "Authorization: Bearer $SEARCH_FOUNDATION_API_KEY"',
  )
  expect(codeOf('cURL', samples)).toContain(String.raw`"query": "it'\''s"`)
  expect(codeOf('TypeScript', samples)).toContain(
    `await rerank(client, {\n  query: "it's",\n  top_n: 1,\n  fast: true\n})`,
  )
  expect(codeOf('Python', samples)).toContain('"fast": True')
  expect(codeOf('Python', samples)).toContain("os.environ['SEARCH_FOUNDATION_API_KEY']")
})

test('a call of a signed-in user has the ids of its address and the token of the user', () => {
  const samples = callSamples(
    { ...operation, 'x-auth': 'user', method: 'DELETE', path: '/api/v1/account/webhooks/{id}' },
    {
      sdk: 'removeWebhook',
      request: { path: '/api/v1/account/webhooks/wh_1' },
      response: { status: 200 },
    },
  )
  expect(codeOf('cURL', samples)).toMatch(
    /^curl -X DELETE ".*\/webhooks\/wh_1" \\\n {2}-H "Authorization: Bearer \$IDENTITY_TOKEN"$/,
  )
  expect(codeOf('TypeScript', samples)).toContain("await removeWebhook(client, 'wh_1')")
  expect(codeOf('Python', samples)).toContain('requests.delete(')
})

test('a form is sent as a form, and a call without a function of the SDK has no TypeScript', () => {
  const samples = callSamples(
    { ...operation, path: '/v1/bulk-embeddings' },
    {
      request: {
        path: '/v1/bulk-embeddings',
        type: 'multipart/form-data',
        body: { model: 'm', file: '@texts.txt' },
      },
      response: { status: 200 },
    },
  )
  expect(codeOf('TypeScript', samples)).toBeUndefined()
  expect(codeOf('cURL', samples)).toContain('-F "file=@texts.txt"')
  expect(codeOf('Python', samples)).toContain('files={"file": open("texts.txt", "rb")}')
})
