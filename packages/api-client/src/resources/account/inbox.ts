import type { Client } from '../../core/client.ts'
import { pages, type Items, type Page, type PageOptions } from '../../core/pages.ts'
import type { Call, CallOptions } from '../../core/request.ts'
import type { CardDecline } from '../keys.ts'
import { getAccount, sendAccount } from './send-account.ts'

interface Item<Kind extends string, Data> {
  /** ID of the item. */
  id: string
  /** When it happened (ISO 8601). */
  at: string
  /** When it was read on any of the user's devices (ISO 8601); null if unread. */
  read_at: string | null
  /** ID of the key it is about. */
  key_id: string | null
  /** Name of the key. */
  key_name: string | null
  /** Last four characters of the key. */
  key_tail: string | null
  /** What happened. */
  kind: Kind
  /** Details, depending on `kind`. */
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
    /** Amount in minor units of the currency (cents). */
    amount: number
    /** Currency code in lowercase (ISO 4217), such as `usd`. */
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
    /** `failed`: it will be retried. `stopped`: it failed five times in a row and is paused. `monthly_cap`: the cap was reached. */
    outcome: 'failed' | 'stopped' | 'monthly_cap'
    /** Why the card wasn't charged; null for a reached cap. */
    reason: CardDecline | null
  }
>

/** A bulk job has ended. */
export type BulkJobItem = Item<
  'bulk_job',
  {
    /** ID of the job. */
    job_id: string
    /** Name of the file. */
    file_name: string
    /** False for a job that ended without results. */
    is_completed: boolean
    /** Rows with a result. */
    completed: number
    /** Rows without a result. */
    failed: number
  }
>

/** A balance has fallen below a threshold. */
export type LowBalanceItem = Item<
  'low_balance',
  {
    /** The threshold in tokens. */
    threshold: number
    /** The balance in tokens when it fell below the threshold. */
    balance: number
  }
>

/** A budget or the spend limit is nearly used up. */
export type BudgetItem = Item<
  'budget',
  {
    /** Whether the limit is the key's budget or the account's spend limit. */
    scope: 'key' | 'account'
    /** Tokens used. */
    used: number
    /** The limit in tokens. */
    tokens: number
    /** Percentage of the limit at which the alert was sent. */
    percent: number
  }
>

/** A key expires within a week. */
export type KeyExpiryItem = Item<
  'key_expiry',
  {
    /** When the key stops working (ISO 8601). */
    expires_at: string
  }
>

/** Something that happened in the account. Handle other kinds in a `default` branch: a newer service may have them. */
export type InboxItem =
  | PurchaseItem
  | AutoRechargeItem
  | BulkJobItem
  | LowBalanceItem
  | BudgetItem
  | KeyExpiryItem

/** A page of the inbox. */
export interface InboxPage extends Page<InboxItem> {
  /** Unread items, across all pages. */
  unread: number
}

/** Which inbox items are also emailed. */
export interface MailChoices {
  /** Receipts of purchases. */
  purchase: boolean
  /** Failed recharges and reached monthly caps. */
  auto_recharge: boolean
  /** Finished bulk jobs. */
  bulk_job: boolean
  /** Balances below a threshold. */
  low_balance: boolean
  /** Budgets and spend limits that are nearly used up. */
  budget: boolean
  /** Keys that expire within a week. */
  key_expiry: boolean
}

const path = '/inbox'

/**
 * Lists one page of what happened in the account in the last 90 days, newest first; 30 per page by default. Throws `ApiError` 401, 422.
 */
export const listInbox = (
  client: Client,
  { pageSize, cursor, ...options }: CallOptions & PageOptions = {},
): Call<InboxPage> => getAccount(client, path, options, { limit: pageSize, cursor })

/** Iterates over what happened in the account in the last 90 days, newest first. Throws `ApiError` 401. */
export const eachInboxItem = (
  client: Client,
  options: CallOptions & Pick<PageOptions, 'pageSize'> = {},
): Items<InboxItem> => pages(client, options, (page) => listInbox(client, page))

/**
 * Marks inbox items as read on all devices: the given `ids`, or all items. Returns the number of unread items. Throws `ApiError` 401, 422.
 */
export const markInboxRead = (
  client: Client,
  {
    ids,
    ...options
  }: CallOptions & {
    /** IDs of the items to mark, 100 at most; all items by default. */
    ids?: readonly string[]
  } = {},
): Call<number> =>
  sendAccount(
    client,
    `${path}/read`,
    { ...options, method: 'POST', body: JSON.stringify({ ids }) },
    { map: (body: { unread: number }) => body.unread },
  )

/** Returns which inbox items are also emailed. Throws `ApiError` 401. */
export const getMailChoices = (client: Client, options: CallOptions = {}): Call<MailChoices> =>
  getAccount(client, `${path}/mails`, options)

/** Chooses which inbox items are also emailed. Choices that you leave out stay as they are. Throws `ApiError` 401, 422. */
export const setMailChoices = (
  client: Client,
  choices: Partial<MailChoices>,
  options: CallOptions = {},
): Call<MailChoices> =>
  sendAccount(client, `${path}/mails`, { ...options, method: 'PATCH', body: JSON.stringify(choices) })
