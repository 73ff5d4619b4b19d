import { expect, onTestFinished, test } from 'vitest'

import { openPostgres } from '../kernel/storage/open-postgres.ts'
import { createKey } from '../keys/keys.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { creditPurchase } from '../ledger/wallet.ts'
import { runMixedLoad } from './mixed-load.test-support.ts'
import { PatientClient } from './patient-client.test-support.ts'
import { untilDelivered } from './platform-calls.test-support.ts'
import { startPooler } from './pooler.test-support.ts'
import { startPostgresServer } from './postgres-server.test-support.ts'
import { startProcesses } from './several-processes.test-support.ts'
import { lengthOf } from './test-length.test-support.ts'
import { makePaidKeys, tokensPerKey } from './transfer-load.test-support.ts'

const seconds = lengthOf('POOLER_SECONDS', { short: 8, long: 60 })
const clientCount = 20

test(
  'two processes behind a pooler in transaction mode migrate, charge, transfer, sell, train, limit and do bulk jobs without a failure',
  { timeout: (seconds + 300) * 1000 },
  async () => {
    const server = await startPostgresServer()
    // The processes make the tables of an empty server at the same time, through the pooler too.
    const platform = await startProcesses(await startPooler(server.url), 2)
    const database = openPostgres(server.url)
    onTestFinished(() => database.close())
    const wallets = await makePaidKeys(database)
    const keys: string[] = []
    for (let number = 0; number < clientCount; number++) {
      const at = new Date()
      keys.push(
        await database.transaction(async (sql) => {
          const { id, text } = await createKey(sql, { kind: 'zero', userId: `user-${number}`, at })
          const purchase = { keyId: id, tokens: tokensPerKey, product: 'Pack', quantity: 1, at }
          await creditPurchase(sql, { ...purchase, paymentId: `first-${id}` })
          return text
        }),
      )
    }
    const client = new PatientClient(platform.url)
    const end = performance.now() + seconds * 1000
    const done = await runMixedLoad({
      platform,
      client,
      keys,
      wallets,
      isOver: () => performance.now() > end,
    })
    await untilDelivered(platform)

    // A file in parts, of one key that is limited meanwhile.
    const [key = ''] = keys
    const authorization = `Bearer ${key}`
    const json = { authorization, 'content-type': 'application/json' }
    const order = { model: 'jina-embeddings-v2-small-en', file_name: 'texts.txt', size: 8 }
    const post = async <Body>(path: string, body: object) => {
      const response = await client.once(path, { method: 'POST', headers: json, body: JSON.stringify(body) })
      return (await response?.json()) as Body
    }
    const upload = await post<{ id: string }>('/v1/bulk-uploads', order)
    for (const [offset, body] of [
      [0, 'one\n'],
      [4, 'two\n'],
    ] as const) {
      const headers = {
        authorization,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
      }
      await client.once(`/v1/bulk-uploads/${upload.id}`, { method: 'PATCH', headers, body })
    }
    const job = await post<{ total_count: number }>(`/v1/bulk-uploads/${upload.id}/complete`, {})
    expect(job.total_count).toBe(2)
    const limited = await Promise.all(
      Array.from({ length: 250 }, () =>
        client.once('/v1/segment', { method: 'POST', headers: json, body: '{"content":"a"}' }),
      ),
    )
    expect(new Set(limited.map((response) => response?.status))).toEqual(new Set([200, 429]))

    expect(client.tries.length).toBeGreaterThan(clientCount)
    expect(client.tries.filter(({ status }) => status === undefined || status >= 500)).toEqual([])
    expect(platform.failures()).toEqual([])
    expect(done.unexpected).toEqual([])
    expect(await checkLedger(database)).toEqual([])
    const charged = await database.query<{ tokens: number }>(
      `select sum(tokens)::bigint as tokens from usage_days where product <> 'segment'`,
    )
    const acknowledged = [...done.tokens.values()].reduce((sum, tokens) => sum + tokens, 0)
    // The two lines of the file may be embedded by now.
    expect([acknowledged, acknowledged + 2]).toContain(charged[0]?.tokens)
  },
)
