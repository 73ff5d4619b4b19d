import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { writeReceipt } from '../billing/receipts/write-receipt.ts'
import { createDemoUser } from '../identity/create-demo-user.ts'
import type { Core } from '../kernel/core.ts'
import { createKey } from '../keys/keys.ts'
import { consume, creditPurchase } from '../ledger/wallet.ts'

/** The account that a fresh platform comes with. Known to everybody on purpose: it exists on this machine only. */
export const demoAccount = {
  email: 'demo@search-foundation.example',
  password: 'demo-password-1',
  name: 'Demo account',
} as const

const dayMilliseconds = 24 * 60 * 60 * 1000
const days = 30

/** Sample use: which products the demo account pretends to have called, and how many tokens on a busy day. */
const sampleUse = [
  { product: 'embedding', model: 'jina-embeddings-v3', tokens: 90_000 },
  { product: 'reader', model: 'reader', tokens: 42_000 },
  { product: 'reranker', model: 'jina-reranker-v2-base-multilingual', tokens: 28_000 },
] as const

/** A weekly rhythm with some unevenness, the same at every seed: weekends are quiet. */
function share(day: number): number {
  const weekday = day % 7
  return (weekday < 5 ? 1 : 0.25) * (0.6 + ((day * 37) % 50) / 100)
}

/**
 * Gives a fresh platform its demo account once: a user, a key with a month of sample use and one sample purchase.
 * The key's text is written to `demo.json` in the data folder, readable by the owner only.
 */
export async function seedDemoAccount(services: Core): Promise<void> {
  const { config, database, now } = services
  const uid = await createDemoUser(config, demoAccount)
  const [known] = await database.query('select id from api_keys where user_id = $1 limit 1', [uid])
  if (known !== undefined) return

  const start = new Date(now().getTime() - days * dayMilliseconds)
  const key = await database.transaction(async (sql) => {
    await sql.query('insert into users (id, profile) values ($1, $2) on conflict (id) do nothing', [
      uid,
      JSON.stringify({ email: demoAccount.email, displayName: demoAccount.name }),
    ])
    const created = await createKey(sql, {
      kind: 'trial',
      userId: uid,
      at: start,
      settings: { name: 'Demo key (sample)', scopes: null, expires_at: null },
    })
    for (let day = 1; day < days; day++) {
      for (const [index, use] of sampleUse.entries()) {
        await consume(sql, {
          keyId: created.id,
          tokens: Math.round(use.tokens * share(day + index)),
          idempotencyKey: `sample:${created.id}:${day}:${use.product}`,
          product: use.product,
          model: use.model,
          at: new Date(start.getTime() + day * dayMilliseconds + index * 60_000),
        })
      }
    }
    const purchase = {
      keyId: created.id,
      tokens: 1_000_000_000,
      product: 'Standard pack (sample)',
      quantity: 1,
      at: new Date(start.getTime() + 12 * dayMilliseconds),
    }
    const paymentId = `sample:${created.id}`
    await creditPurchase(sql, { ...purchase, paymentId })
    await writeReceipt(sql, {
      ...purchase,
      id: paymentId,
      kind: 'checkout',
      email: demoAccount.email,
      priceId: 'price_standard_1b',
      amount: 5000,
      currency: 'usd',
    })
    await sql.query('update api_keys set email = $2 where id = $1', [created.id, demoAccount.email])
    return created
  })
  writeFileSync(
    join(config.dataDir, 'demo.json'),
    JSON.stringify({ ...demoAccount, apiKey: key.text }, null, 2),
    { mode: 0o600 },
  )
}
