import { randomUUID } from 'node:crypto'

import { deleteCustomers } from '../billing/checkout/customers.ts'
import type { Stripe } from '../billing/checkout/stripe.ts'
import type { Core } from '../kernel/core.ts'
import type { DeleteIdentity, ListedIdentity } from '../kernel/identity.ts'
import { log } from '../kernel/log.ts'
import { isUnclaimed } from '../kernel/processes/processes.ts'
import { mailTextsOfUser } from '../records/mail-texts.ts'
import { sendMail } from '../records/mails.ts'
import { recordAction } from '../records/record-action.ts'
import { eraseAccount } from './erase-account.ts'
import { addressesOf, provenAddressesOf } from './owner.ts'
import type { RequestLog } from './request-log/request-log.ts'

export interface DeletionServices extends Pick<Core, 'database' | 'now'> {
  stripe: Stripe
  deleteIdentity: DeleteIdentity
  requestLog: RequestLog
  /** Names this process in the deletions that it works on. */
  processId: string
}

interface OpenDeletion {
  id: string
  addresses: string[]
  proven: string[]
  key_ids: string[]
}

/** Records the request to delete an account. From then on the deletion is performed even if the process ends. */
export async function askForDeletion(
  { database, now }: Pick<Core, 'database' | 'now'>,
  identity: ListedIdentity,
  ip: string,
): Promise<void> {
  const { uid } = identity
  await database.transaction(async (sql) => {
    await recordAction(sql, { userId: uid, action: 'account_deletion_asked', at: now(), ip })
    await sql.query(
      `insert into account_deletions (id, user_id, addresses, proven, asked_at)
       values ($1, $2, $3, $4, $5) on conflict (user_id) do nothing`,
      [randomUUID(), uid, addressesOf(identity), provenAddressesOf(identity), now()],
    )
  })
}

async function perform(
  { database, stripe, deleteIdentity, requestLog, now }: DeletionServices,
  uid: string,
  { id, addresses, proven, key_ids: earlier }: OpenDeletion,
): Promise<void> {
  const { t } = await mailTextsOfUser(database, uid)
  await requestLog.flush()
  const keyIds = await database.transaction(async (sql) => {
    const erased = await eraseAccount(sql, { uid, addresses, proven, keyIds: earlier }, now())
    await sql.query('update account_deletions set key_ids = $2 where id = $1', [id, erased])
    return erased
  })
  await deleteCustomers(database, stripe, keyIds)
  await deleteIdentity(uid)
  await requestLog.flush()
  await database.transaction(async (sql) => {
    await eraseAccount(sql, { uid, addresses, proven, keyIds }, now())
    const ended = await sql.query(
      `update account_deletions set user_id = null, addresses = null, proven = null, key_ids = '{}', process_id = null, finished_at = $2
       where id = $1 and finished_at is null returning 1 as one`,
      [id, now()],
    )
    // An address that nobody has confirmed may be that of somebody else.
    const email = proven.find((address) => address.includes('@'))
    if (ended.length === 0 || email === undefined) return
    await sendMail(sql, {
      kind: 'notice',
      recipient: email,
      subject: t('account.deleted.subject'),
      body: t('account.deleted.text'),
      at: now(),
    })
  })
}

/**
 * Performs a requested deletion in steps that can be repeated: the rows in one transaction, then the data at the payment provider and the
 * identity provider, then the rows again, because a request in progress may have written some. The last step mails the former user, if
 * the address was confirmed, that the account is deleted, which is the only row with the address that stays. Throws when a provider does not respond;
 * the deletion then stays open, for any process.
 */
export async function finishDeletion(services: DeletionServices, uid: string): Promise<void> {
  const { database, processId } = services
  const [deletion] = await database.query<OpenDeletion>(
    `update account_deletions set process_id = $2 where user_id = $1
     returning id, addresses, coalesce(proven, '{}') as proven, key_ids`,
    [uid, processId],
  )
  if (deletion === undefined) return
  try {
    await perform(services, uid, deletion)
  } catch (error) {
    const release = 'update account_deletions set process_id = null where id = $1 and process_id = $2'
    // Without it the deletion is free when this process has ended.
    await database.query(release, [deletion.id, processId]).catch(() => undefined)
    throw error
  }
}

/** Finishes the open deletions that no process works on. One that fails stays open until the next time. */
export async function finishDeletions(services: DeletionServices): Promise<void> {
  const { database, processId } = services
  const isOpen = `finished_at is null and ${isUnclaimed('account_deletions.process_id')}`
  const open = await database.query<{ id: string; user_id: string }>(
    `select id, user_id from account_deletions where ${isOpen} order by asked_at`,
  )
  for (const { id, user_id: uid } of open) {
    const claimed = await database.query(
      `update account_deletions set process_id = $2 where id = $1 and ${isOpen} returning 1 as one`,
      [id, processId],
    )
    if (claimed.length === 0) continue
    try {
      await finishDeletion(services, uid)
    } catch (error) {
      log('error', 'deleting an account failed', { error: String(error) })
    }
  }
}
