import { describe, expect, test } from 'vitest'

import { buy, spend } from '../../billing/checkout/money.test-support.ts'
import { keyIdOf } from '../../keys/keys.ts'
import { systemAccounts, trialAccount } from '../../ledger/accounts.ts'
import { postTransfer } from '../../ledger/post-transfer.ts'
import { startTestPlatform, type TestPlatform } from '../../platform.test-support.ts'

interface Line {
  id: string
  type: string
  quantity: number
  key_tail: string
  request_id: string | null
  metadata: { model_name?: string }
}

const paged = '/api/v1/billing/paginated_transaction'
const whole = '/api/v1/billing/transaction'

async function read(platform: TestPlatform, path: string, token: string): Promise<Line[]> {
  const body = (await (await platform.get(path, token)).json()) as Line[] | { records: Line[] }
  return Array.isArray(body) ? body : body.records
}

describe('the history of a key', () => {
  test('names the request of a charge, and finds the charge of a request', async () => {
    const platform = await startTestPlatform()
    const key = await platform.trialKey('user:ada')
    const body = { model: 'jina-embeddings-v3', input: 'a few words' }
    const requests: string[] = []
    for (let made = 0; made < 2; made++)
      requests.push((await platform.post('/v1/embeddings', body, key)).headers.get('x-request-id') ?? '')
    const lines = await read(platform, whole, key)
    expect(lines.map(({ request_id }) => request_id)).toEqual([...requests.toReversed(), null])
    for (const token of [key, 'user:ada']) {
      for (const path of [whole, paged]) {
        const found = await read(platform, `${path}?request_id=${requests[0]}`, token)
        expect(found).toEqual([lines[1]])
      }
    }
    expect(await read(platform, `${whole}?request_id=${requests[0]}`, 'user:bob')).toEqual([])
    expect(await read(platform, `${whole}?request_id=none`, key)).toEqual([])
  })

  test('is filtered by type, model, day and key', async () => {
    let time = Date.parse('2026-03-01T23:59:59Z')
    const platform = await startTestPlatform({}, { now: () => new Date(time) })
    const key = await platform.trialKey()
    await spend(platform, key, 10)
    time += 2000
    await buy(platform, key)
    await platform.post(
      '/v1/rerank',
      { model: 'jina-reranker-v2-base-multilingual', query: 'a', documents: ['a'] },
      key,
    )
    const types = async (query: string) =>
      (await read(platform, `${whole}?${query}`, key)).map(({ type }) => type)
    expect(await types('')).toEqual(['consume', 'purchase', 'consume', 'trial'])
    expect(await types('type=purchase&type=trial')).toEqual(['purchase', 'trial'])
    expect(await types('model=jina-embeddings-v3')).toEqual(['consume'])
    expect(await types('product=embedding')).toEqual(['consume'])
    expect(await types('from=2026-03-02')).toEqual(['consume', 'purchase'])
    expect(await types('to=2026-03-01')).toEqual(['consume', 'trial'])
    expect(await types('from=2026-03-02&to=2026-03-02&type=consume')).toEqual(['consume'])
    expect(await types(`key=${key.slice(-4)}`)).toHaveLength(4)
    expect(await types('key=none')).toEqual([])
    const page = (await (await platform.get(`${paged}?num_records=1&type=consume`, key)).json()) as {
      records: Line[]
      next_cursor: string
    }
    const next = await read(platform, `${paged}?type=consume&cursor=${page.next_cursor}`, key)
    expect(next.map(({ metadata }) => metadata.model_name)).toEqual(['jina-embeddings-v3'])
    for (const query of [
      'type=gift',
      'from=yesterday',
      'to=2026-02-30',
      'cursor=x',
      'num_records=0',
      'format=xml',
    ])
      expect((await platform.get(`${paged}?${query}`, key)).status, query).toBe(422)
  })

  test('of a signed-in user has all own keys and no others, complete over its pages', async () => {
    const platform = await startTestPlatform()
    const [first, second] = [await platform.trialKey('user:ada'), await platform.trialKey('user:ada')]
    await spend(platform, await platform.trialKey('user:eve'), 1)
    for (let tokens = 1; tokens <= 3; tokens++) {
      await spend(platform, first, tokens)
      await spend(platform, second, tokens * 10)
    }
    const all = await read(platform, whole, 'user:ada')
    expect(all).toHaveLength(8)
    expect(new Set(all.map(({ key_tail: tail }) => tail))).toEqual(
      new Set([first.slice(-4), second.slice(-4)]),
    )
    expect(await read(platform, `${whole}?key=${second.slice(-4)}&type=consume`, 'user:ada')).toHaveLength(3)
    const seen: Line[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const path = `${paged}?num_records=3${cursor === '' ? '' : `&cursor=${cursor}`}`
      const page = (await (await platform.get(path, 'user:ada')).json()) as {
        records: Line[]
        next_cursor: string | null
      }
      seen.push(...page.records)
      cursor = page.next_cursor
    }
    expect(seen).toEqual(all)
    expect(await read(platform, whole, 'user:nobody')).toEqual([])
    expect((await platform.get(whole, 'nonsense')).status).toBe(401)
  })

  test('is CSV by Accept header or format, with no field that a spreadsheet would run as a formula', async () => {
    const platform = await startTestPlatform()
    const key = await platform.trialKey()
    await spend(platform, key, 7)
    const keyId = (await keyIdOf(platform.database, key)) ?? ''
    await platform.database.transaction((sql) =>
      postTransfer(sql, {
        idempotencyKey: 'odd',
        type: 'consume',
        entries: { [trialAccount(keyId)]: -2, [systemAccounts.consumed]: 2 },
        metadata: { product_name: '=1+1', model_name: 'a "b", c' },
        at: new Date(),
      }),
    )
    const answer = await fetch(platform.url + whole, {
      headers: { authorization: `Bearer ${key}`, accept: 'text/csv' },
    })
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toContain('transactions.csv')
    const lines = (await answer.text()).trimEnd().split('\r\n')
    expect(lines[0]).toBe('id,time,type,quantity,product,model,packs,key')
    expect(lines[1]).toMatch(new RegExp(`^[^,]+,[^,]+,consume,-2,'=1\\+1,"a ""b"", c",,${key.slice(-4)}$`))
    expect(lines[2]).toMatch(/consume,-7,embedding,jina-embeddings-v3,,/)
    expect(lines).toHaveLength(4)
    const page = await platform.get(`${paged}?num_records=1&format=csv`, key)
    expect((await page.text()).trimEnd().split('\r\n')).toHaveLength(2)
    const rest = await platform.get(
      `${paged}?format=csv&cursor=${page.headers.get('x-next-cursor') ?? ''}`,
      key,
    )
    expect((await rest.text()).trimEnd().split('\r\n')).toHaveLength(3)
  })
})
