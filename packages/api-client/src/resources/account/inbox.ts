import type { Client } from '../../core/client.ts'
import { pages, type Items, type Page, type PageOptions } from '../../core/pages.ts'
import type { Call, CallOptions } from '../../core/request.ts'
import type { CardDecline } from '../keys.ts'
import { getAccount, sendAccount } from './send-account.ts'

interface Item<Kind extends string, Data> {
  /** Id of the item. */
  id: string
  /** When it happened (ISO 8601). */
  at: string
  /** When it was read on one of the user's devices (ISO 8601); null before. */
  read_at: string | null
  /** Id of the key that it is about. */
  key_id: string | null
  /** Name of the key. */
  key_name: string | null
  /** Last four characters of the key. */
  key_tail: string | null
  /** What it is about. */
  kind: Kind
  /** What there is to know about it. */
  data: Data
}

/** Tokens were bought. */
export type PurchaseItem = Item<
  'purchase',
  {
    /** What was bought. */
    product: string
    /** Tokens bought. */
    tokens: number
    /** In minor units of the currency. */
    amount: number
    /** Three lowercase letters (ISO 4217). */
    currency: string
    /** Number of the receipt. */
    receipt: number
    /** Whether auto-recharge bought it. */
    is_auto_recharge: boolean
  }
>

/** Auto-recharge bought nothing. */
export type AutoRechargeItem = Item<
  'auto_recharge',
  {
    /** `stopped`: it failed five times and is not tried again. */
    outcome: 'failed' | 'stopped' | 'monthly_cap'
    /** Why the card was not charged; null for a cap. */
    reason: CardDecline | null
  }
>

/** A bulk job has ended. */
export type BulkJobItem = Item<
  'bulk_job',
  {
    /** Id of the job. */
    job_id: string
    /** Name of the file. */
    file_name: string
    /** False for a job that ended without results. */
    is_completed: boolean
    /** Rows with a result. */
    completed: number
    /** Rows without. */
    failed: number
  }
>

/** A balance has fallen below a threshold. */
export type LowBalanceItem = Item<
  'low_balance',
  {
    /** The threshold in tokens. */
    threshold: number
    /** The balance in tokens, when it fell below. */
    balance: number
  }
>

/** A budget or the spend limit is nearly used. */
export type BudgetItem = Item<
  'budget',
  {
    /** Whose limit it is. */
    scope: 'key' | 'account'
    /** Tokens used. */
    used: number
    /** The limit in tokens. */
    tokens: number
    /** The share that is warned of, in percent. */
    percent: number
  }
>

/** A key ends within a week. */
export type KeyExpiryItem = Item<
  'key_expiry',
  {
    /** When the key stops working (ISO 8601). */
    expires_at: string
  }
>

/** Something that happened to the account. Handle other kinds in a `default` branch: a newer service may have them. */
export type InboxItem =
  | PurchaseItem
  | AutoRechargeItem
  | BulkJobItem
  | LowBalanceItem
  | BudgetItem
  | KeyExpiryItem

/** A page of the inbox. */
export interface InboxPage extends Page<InboxItem> {
  /** Items that were not read yet, on all pages. */
  unread: number
}

/** Which items of the inbox are mailed too. */
export interface MailChoices {
  /** Receipts of purchases. */
  purchase: boolean
  /** Failed recharges and reached caps. */
  auto_recharge: boolean
  /** Finished bulk jobs. */
  bulk_job: boolean
  /** Balances below a threshold. */
  low_balance: boolean
  /** Budgets and spend limits that are nearly used. */
  budget: boolean
}

const path = '/inbox'

/** Lists one page of what happened to the account in the last 90 days, newest first; 30 per page by default. Throws `ApiError` 401, 422. */
export const listInbox = (
  client: Client,
  { pageSize, cursor, ...options }: CallOptions & PageOptions = {},
): Call<InboxPage> => getAccount(client, path, options, { limit: pageSize, cursor })

/** Iterates over what happened to the account in the last 90 days, newest first. Throws `ApiError` 401. */
export const eachInboxItem = (
  client: Client,
  options: CallOptions & Pick<PageOptions, 'pageSize'> = {},
): Items<InboxItem> => pages(client, options, (page) => listInbox(client, page))

/** Marks items of the inbox as read on all devices, all of them without `ids`. Returns how many are left unread. Throws `ApiError` 401, 422. */
export const markInboxRead = (
  client: Client,
  {
    ids,
    ...options
  }: CallOptions & {
    /** At most 100. */
    ids?: readonly string[]
  } = {},
): Call<number> =>
  sendAccount(
    client,
    `${path}/read`,
    { ...options, method: 'POST', body: JSON.stringify({ ids }) },
    { map: (body: { unread: number }) => body.unread },
  )

/** Returns which items of the inbox are mailed too. Throws `ApiError` 401. */
export const getMailChoices = (client: Client, options: CallOptions = {}): Call<MailChoices> =>
  getAccount(client, `${path}/mails`, options)

/** Chooses which items of the inbox are mailed too; what is left out stays. Throws `ApiError` 401, 422. */
export const setMailChoices = (
  client: Client,
  choices: Partial<MailChoices>,
  options: CallOptions = {},
): Call<MailChoices> =>
  sendAccount(client, `${path}/mails`, { ...options, method: 'PATCH', body: JSON.stringify(choices) })
