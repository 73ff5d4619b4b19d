import type { Sql } from '../kernel/storage/database.ts'

const questions = {
  'tokens made or lost': 'select 1 from entries having coalesce(sum(amount), 0) <> 0',
  'a transfer that does not sum to zero':
    'select transfer_id from entries group by transfer_id having sum(amount) <> 0',
  'a transfer without entries':
    'select id from transfers where not exists (select 1 from entries where transfer_id = transfers.id)',
  'an entry without its transfer or account': `select transfer_id from entries
     where not exists (select 1 from transfers where id = transfer_id) or not exists (select 1 from accounts where id = account_id)`,
  'a balance that is not the sum of its entries': `select id from accounts where kind <> 'system' and balance <>
     (select coalesce(sum(amount), 0) from entries where account_id = accounts.id)`,
  'usage by day that is not that of the ledger': `
     select 1 from usage_days full join (
       select accounts.key_id, (entries.created_at at time zone 'UTC')::date as day, coalesce(metadata->>'product_name', '') as product,
         coalesce(metadata->>'model_name', '') as model, -sum(amount) as tokens,
         coalesce(-sum(amount) filter (where accounts.kind = 'regular'), 0) as paid_tokens, count(distinct transfers.id) as requests
       from entries join transfers on transfers.id = entries.transfer_id join accounts on accounts.id = entries.account_id
       where transfers.type = 'consume' and accounts.key_id is not null group by 1, 2, 3, 4
     ) as ledger using (key_id, day, product, model)
     where (usage_days.tokens, usage_days.paid_tokens, usage_days.requests) is distinct from (ledger.tokens, ledger.paid_tokens, ledger.requests)`,
  'a negative balance': `select id from accounts where kind <> 'system' and balance < 0`,
} as const

/** Returns what is wrong with the ledger, in words; empty when all is well. Reads the whole ledger. */
export async function checkLedger(sql: Sql): Promise<string[]> {
  const found: string[] = []
  for (const [fault, question] of Object.entries(questions)) {
    const rows = await sql.query(question)
    if (rows.length > 0) found.push(`${fault} (${rows.length})`)
  }
  return found
}
