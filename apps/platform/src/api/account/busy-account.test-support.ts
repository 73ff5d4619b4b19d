import { buy, metadataOf, order, pay, setupPage } from '../../billing/checkout/money.test-support.ts'
import type { Database } from '../../kernel/storage/database.ts'
import { eventually, type TestPlatform } from '../../platform.test-support.ts'

const examples = [
  { text: 'The kettle boils, the leaves steep', label: 'tea' },
  { text: 'Espresso from roasted beans', label: 'coffee' },
]

/** Creates a user who has used every feature, and returns the key. Every text and address contains the id of the user. */
export async function busyAccount(platform: TestPlatform, uid: string): Promise<string> {
  const token = `user:${uid}`
  const email = `${uid}@example.org`
  const key = await platform.trialKey(token)
  const authorization = { authorization: `Bearer ${key}` }
  await fetch(
    `http://127.0.0.1:${platform.ports.functions}/demo-search-foundation/us-central1/account/getUserInfo`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ data: { displayName: uid, email } }),
    },
  )
  await buy(platform, key, 1, email)
  await pay(await setupPage(platform, key, { threshold: 1000 }, email), { email })
  await eventually(
    () => metadataOf(platform, key),
    (metadata) => metadata['auto_recharge'] === true,
  )
  // A setup and a checkout that are started and left.
  await setupPage(platform, key, { threshold: 1000 }, email)
  await platform.post('/api/v1/checkout_session', order, key)
  await platform.post('/api/v1/billing/balance_notification', { thresholds: [20_000_000_000], email }, key)
  await platform.send('PATCH', '/api/v1/account/inbox/mails', { auto_recharge: false }, token)
  await platform.post('/api/v1/account/webhooks', { url: `https://hooks.example/${uid}` }, token)
  await fetch(`${platform.url}/api/v1/contact_requests`, {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: new URLSearchParams({ name: uid, email, company: uid, topic: 'api', message: `From ${uid}` }),
    redirect: 'manual',
  })
  const limit = { tokens: 1_000_000_000, alert_percent: 90 }
  await platform.send('PUT', '/api/v1/account/spend_limit', limit, token)
  const { keys } = (await (await platform.get('/api/v1/account/keys', token)).json()) as {
    keys: { id: string }[]
  }
  await platform.send('PATCH', `/api/v1/account/keys/${keys[0]?.id}`, { stores_bodies: true }, token)
  await platform.post('/v1/train', { model: 'jina-embeddings-v3', input: examples, num_iters: 1 }, key)
  const form = new FormData()
  form.set('model', 'jina-embeddings-v2-small-en')
  form.set('email', email)
  form.set('file', new File([`a text of ${uid}\n`], `${uid}.txt`))
  await fetch(`${platform.url}/v1/bulk-embeddings`, { method: 'POST', body: form, headers: authorization })
  const uploadOrder = {
    model: 'jina-embeddings-v2-small-en',
    email,
    file_name: `${uid}-part.txt`,
    size: 1000,
  }
  const upload = (await (await platform.post('/v1/bulk-uploads', uploadOrder, key)).json()) as { id: string }
  await fetch(`${platform.url}/v1/bulk-uploads/${upload.id}`, {
    method: 'PATCH',
    body: `a part of ${uid}`,
    headers: { ...authorization, 'upload-offset': '0' },
  })
  // The mails of the purchase and of the bulk job.
  await eventually(
    () => platform.database.query(`select id from mails where recipient = $1 and state = 'sent'`, [email]),
    (mails) => mails.length === 2,
  )
  await Promise.all([platform.services.requestLog.flush(), platform.services.bodyStore.flush()])
  return key
}

/** Returns the rows of every table as text, by the table's name; of the mails those that fulfil a condition. */
export async function everyRow(database: Database, mails = 'true'): Promise<Map<string, string>> {
  const tables = await database.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition`,
  )
  const texts = new Map<string, string>()
  for (const { name } of tables) {
    const condition = name === 'mails' ? mails : 'true'
    const rows = await database.query(`select to_jsonb(${name}) as row from ${name} where ${condition}`)
    texts.set(name, JSON.stringify(rows))
  }
  return texts
}
