import { RuleTester } from 'oxlint/plugins-dev'
import { describe, test } from 'vitest'

import { bodyBeforeTransaction } from './body-before-transaction.ts'
import { limitedFetch } from './limited-fetch.ts'

RuleTester.describe = describe
RuleTester.it = test

const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'ts' } } })

tester.run('body-before-transaction', bodyBeforeTransaction, {
  valid: [
    `const body = await context.req.json(); await database.transaction((sql) => save(sql, body))`,
    `await database.transaction((sql) => save(sql, context.req.param('id'), context.req.valid('json')))`,
    `await database.transaction(save); const form = await readFormFields(context)`,
  ],
  invalid: [
    {
      code: `await database.transaction(async (sql) => save(sql, await context.req.json()))`,
      errors: [{ messageId: 'body' }],
    },
    {
      code: `await services.database.transaction(async (sql) => { const body = await parseJson(context, schema); await save(sql, body) })`,
      errors: [{ messageId: 'body' }],
    },
    {
      code: `database.transaction((sql) => Promise.all(ids.map(async () => save(sql, await context.req.raw.arrayBuffer()))))`,
      errors: [{ messageId: 'body' }],
    },
    {
      code: `database.transaction((sql) => save(sql)); database.transaction((sql) => readForm(context))`,
      errors: [{ messageId: 'body' }],
    },
  ],
})

tester.run('limited-fetch', limitedFetch, {
  valid: [
    `fetch(url, { signal: AbortSignal.timeout(1000) })`,
    `fetch(url, { method: 'POST', signal })`,
    `app.fetch(request)`,
  ],
  invalid: [
    { code: `fetch(url)`, errors: [{ messageId: 'signal' }] },
    { code: `fetch(url, { method: 'POST' })`, errors: [{ messageId: 'signal' }] },
    { code: `fetch(url, options)`, errors: [{ messageId: 'signal' }] },
  ],
})
