import { listReceipts } from '../billing/receipts/receipts.ts'
import type { Config } from '../kernel/config.ts'
import type { Identity } from '../kernel/identity.ts'
import type { Sql } from '../kernel/storage/database.ts'
import { listTransactions } from '../ledger/transactions.ts'
import { codeMailKinds } from '../records/mails.ts'
import { listActions } from './audit/list-actions.ts'
import { forOwner, isMailTo, ownerValues, readOwner, type Owner } from './owner.ts'
import type { BodyStore } from './request-bodies/body-store.ts'
import { listRequests } from './request-log/list-requests.ts'
import type { ExportSection } from './schemas.ts'

type Pages = AsyncGenerator<readonly object[]>

/** Rows per query, so that a long history is never in memory as a whole. */
const pageSize = 500
/** Rows per query for bulk jobs, whose rows have a text and a vector each. */
const bulkPage = 100

/** Yields the pages of a list by its cursors. */
async function* follow(
  list: (cursor: string | undefined) => Promise<{ records: readonly object[]; next_cursor: string | null }>,
): Pages {
  let cursor: string | undefined
  do {
    const page = await list(cursor)
    yield page.records
    cursor = page.next_cursor ?? undefined
  } while (cursor !== undefined)
}

/** Yields the rows of a table as they are stored, ordered by their unique position. */
async function* stored(sql: Sql, owner: Owner, table: StoredTable): Pages {
  const { from, where, row, position, page = pageSize } = table
  let after: string[] | null = null
  for (;;) {
    const rows: { position: string[]; row: object }[] = await sql.query(
      forOwner(
        `select ${row} as row, array[${position.join(', ')}]::text[] as position from ${from}, owner
         where ${where} and ($5::text[] is null or (${position.join(', ')}) > (${position.map((_, place) => `($5::text[])[${place + 1}]`).join(', ')}))
         order by ${position.join(', ')} limit $6`,
      ),
      [...ownerValues(owner), after, page],
    )
    yield rows.map((one) => one.row)
    after = rows.at(-1)?.position ?? null
    if (rows.length < page) return
  }
}

interface StoredTable {
  from: string
  where: string
  row: string
  /** SQL expressions of type text. */
  position: readonly string[]
  page?: number
}

/** When a row was stored, as text that sorts by time. Rows of the same moment are ordered by their ids, which are random. */
const byTime = (name: string): string[] => [
  `to_char(${name}.created_at at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.US')`,
  `${name}.id`,
]

const ofKey = (name: string): StoredTable => ({
  from: name,
  where: `${name}.key_id = any(owner.keys)`,
  row: `to_jsonb(${name})`,
  position: byTime(name),
})

const tables: Readonly<Partial<Record<ExportSection, StoredTable>>> = {
  profile: { from: 'users', where: 'users.id = owner.uid', row: 'to_jsonb(users)', position: ['users.id'] },
  // The hash of a key is of no use to its owner, who has the key or has lost it.
  keys: {
    ...ofKey('api_keys'),
    where: 'api_keys.id = any(owner.keys)',
    row: `to_jsonb(api_keys) - array['hash', 'previous_hash']`,
  },
  auto_recharges: { ...ofKey('auto_recharges'), position: ['auto_recharges.key_id'] },
  auto_recharge_setups: ofKey('auto_recharge_setups'),
  auto_recharge_charges: ofKey('auto_recharge_charges'),
  // Without the hash of a link, which is of no use to anybody.
  alert_addresses: {
    from: 'alert_addresses',
    where: '(alert_addresses.owner = owner.uid or alert_addresses.owner = any(owner.keys))',
    row: `to_jsonb(alert_addresses) - array['code_hash']`,
    position: ['alert_addresses.owner', 'alert_addresses.email'],
  },
  balance_notifications: {
    ...ofKey('balance_notifications'),
    position: ['key_id', 'threshold::text'],
  },
  budgets: {
    ...ofKey('budgets'),
    position: ['budgets.id'],
    where: '(budgets.key_id = any(owner.keys) or budgets.user_id = owner.uid)',
  },
  inbox: {
    from: 'inbox',
    where: 'inbox.user_id = owner.uid',
    row: 'to_jsonb(inbox)',
    position: byTime('inbox'),
  },
  muted_mails: {
    from: 'muted_mails',
    where: 'muted_mails.user_id = owner.uid',
    row: 'to_jsonb(muted_mails)',
    position: ['muted_mails.kind'],
  },
  // Without the secrets, which a copy of the export would give away.
  webhook_endpoints: {
    from: 'webhook_endpoints',
    where: 'webhook_endpoints.user_id = owner.uid',
    row: `to_jsonb(webhook_endpoints) - array['secret', 'previous_secret']`,
    position: byTime('webhook_endpoints'),
  },
  // Without the state of the delivery, which changes by itself.
  webhook_deliveries: {
    from: 'webhook_deliveries',
    where: 'webhook_deliveries.user_id = owner.uid',
    row: `to_jsonb(webhook_deliveries) - array['sequence', 'state', 'attempts', 'next_attempt_at', 'last_status', 'last_error', 'last_error_code', 'delivered_at']`,
    position: byTime('webhook_deliveries'),
  },
  // Mails without the state of their delivery, and those with a code without their text: who holds a session could use the code to confirm
  // an address or to set a password.
  mails: {
    ...ofKey('mails'),
    where: isMailTo('owner.proven'),
    row: `to_jsonb(mails) - array['sequence', 'state', 'sent_at', 'attempts', 'next_attempt_at', 'network']
      - case when mails.kind = any('{${codeMailKinds.join(',')}}') then array['body'] else '{}' end`,
  },
  contact_requests: {
    ...ofKey('contact_requests'),
    where: 'lower(contact_requests.email) = any(owner.proven)',
    row: 'to_jsonb(contact_requests)',
  },
  classifiers: ofKey('classifiers'),
  classifier_labels: {
    ...ofKey('classifiers'),
    from: 'classifier_labels join classifiers on classifiers.id = classifier_id',
    row: 'to_jsonb(classifier_labels)',
    position: [...byTime('classifiers'), 'label'],
  },
  bulk_uploads: ofKey('bulk_uploads'),
  bulk_jobs: ofKey('bulk_jobs'),
  bulk_rows: {
    ...ofKey('bulk_jobs'),
    from: 'bulk_rows join bulk_jobs on bulk_jobs.id = job_id',
    row: 'to_jsonb(bulk_rows)',
    position: [...byTime('bulk_jobs'), `lpad(place::text, 10, '0')`],
    page: bulkPage,
  },
}

/** Returns every list of an export with the pages of its rows. */
export async function* exportSections(
  sql: Sql,
  { seller, bodyStore }: { seller: Config['seller']; bodyStore: BodyStore },
  identity: Identity,
): AsyncGenerator<readonly [ExportSection, Pages]> {
  const owner = await readOwner(sql, identity)
  const { uid, keyIds } = owner
  for (const [name, table] of Object.entries(tables) as [ExportSection, StoredTable][])
    yield [name, stored(sql, owner, table)]
  yield ['transactions', follow((cursor) => listTransactions(sql, keyIds, pageSize, { cursor }))]
  yield ['receipts', follow((cursor) => listReceipts(sql, seller, uid, pageSize, cursor))]
  yield ['requests', follow((cursor) => listRequests(sql, keyIds, pageSize, { cursor }))]
  yield ['request_bodies', bodyStore.readAll(keyIds)]
  yield ['audit', follow((cursor) => listActions(sql, uid, pageSize, { cursor }))]
}
