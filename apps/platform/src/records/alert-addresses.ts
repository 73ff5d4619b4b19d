import { createHash, randomBytes } from 'node:crypto'
import { brand } from '@search-foundation/content/brand'

import type { Core } from '../kernel/core.ts'
import { keptFor } from '../kernel/processes/retention.ts'
import type { Sql } from '../kernel/storage/database.ts'
import { takeTurn } from '../kernel/storage/take-turn.ts'
import { mailTextsOfKey, mailTextsOfUser } from './mail-texts.ts'
import { sendMail } from './mails.ts'

/** Who has entered an address: a user, or a key, which stands for its user if it has one. */
export type AddressOwner = { userId: string } | { keyId: string }

/** Whether alerts are sent to an address. */
export interface AddressState {
  email_confirmed: boolean
  /** When the newest link was sent; null if none was. */
  confirmation_sent_at: string | null
}

const hourMilliseconds = 3_600_000

/** How long a link is valid, and how long alerts wait for it, in days. */
export const linkDays = 3

const lifetimeMilliseconds = linkDays * 24 * hourMilliseconds

/** Alerts whose address was not confirmed while its link was valid. */
export const heldAlertRetention = keptFor({
  table: 'mails',
  key: 'id',
  since: 'created_at',
  milliseconds: lifetimeMilliseconds,
  only: `state = 'held'`,
})

/** Wait between two links to an address, in milliseconds: it doubles with each link. */
const firstWait = 60_000
const longestWait = 24 * hourMilliseconds

/** Accounts from which an address gets links in a day, and addresses to which an account has links sent in a day. */
const ownersPerAddress = 5
const addressesPerOwner = 20
/** Addresses that nobody has confirmed to which the keys and accounts of one client have links sent in a day. */
const strangersPerNetwork = 30

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex')

async function ownerOf(sql: Sql, owner: AddressOwner): Promise<string> {
  if ('userId' in owner) return owner.userId
  const [key] = await sql.query<{ owner: string }>(
    'select coalesce(user_id, id) as owner from api_keys where id = $1',
    [owner.keyId],
  )
  return key?.owner ?? owner.keyId
}

interface StoredAddress {
  confirmed_at: Date | null
  /** When the newest link was sent. */
  sent_at: Date | null
  /** Links sent so far. */
  links: number
}

async function findAddress(sql: Sql, owner: string, email: string): Promise<StoredAddress | undefined> {
  const [row] = await sql.query<StoredAddress>(
    'select confirmed_at, sent_at, links from alert_addresses where owner = $1 and email = $2',
    [owner, email],
  )
  return row
}

/** Returns whether an owner's address is confirmed. */
export async function readAddressState(sql: Sql, of: AddressOwner, email: string): Promise<AddressState> {
  const row = await findAddress(sql, await ownerOf(sql, of), email.toLowerCase())
  return {
    email_confirmed: (row?.confirmed_at ?? null) !== null,
    confirmation_sent_at: row?.sent_at?.toISOString() ?? null,
  }
}

/** Stores that an owner's address is confirmed, because the identity provider has verified it. */
export async function trustAddress(sql: Sql, of: AddressOwner, email: string, at: Date): Promise<void> {
  await sql.query(
    `insert into alert_addresses as held (owner, email, confirmed_at) values ($1, $2, $3)
     on conflict (owner, email) do update set confirmed_at = excluded.confirmed_at where held.confirmed_at is null`,
    [await ownerOf(sql, of), email.toLowerCase(), at],
  )
}

/** What a link to an address is sent for. */
export interface ConfirmationRequest {
  email: string
  /** The client that asks, as `clientAddress` names it. */
  network: string
  at: Date
}

/** Whether the wait after the last link to an address is over. */
function isDue({ links, sent_at: sentAt }: StoredAddress, at: Date): boolean {
  const wait = Math.min(longestWait, firstWait * 2 ** (links - 1))
  return sentAt === null || at.getTime() - sentAt.getTime() >= wait
}

/** Whether the limits of links per day, of the address, of the owner and of the client, allow another one. */
async function isWithinLimits(
  sql: Sql,
  owner: string,
  { email, network, at }: ConfirmationRequest,
): Promise<boolean> {
  const [count] = await sql.query<{ owners: number; addresses: number; strangers: number }>(
    `select count(*) filter (where email = $2 and owner <> $1)::int as owners,
       count(*) filter (where owner = $1 and email <> $2)::int as addresses,
       count(distinct email) filter (where network = $4 and email <> $2 and confirmed_at is null)::int as strangers
     from alert_addresses where sent_at > $3 and (owner = $1 or email = $2 or (network = $4 and confirmed_at is null))`,
    [owner, email, new Date(at.getTime() - longestWait), network],
  )
  return (
    count === undefined ||
    (count.owners < ownersPerAddress &&
      count.addresses < addressesPerOwner &&
      count.strangers < strangersPerNetwork)
  )
}

/**
 * Sends a link that confirms an address for alerts, inside the caller's transaction, unless the address is confirmed or has had a link
 * just now. Alerts to the address wait until the link is opened.
 */
export async function askForConfirmation(
  sql: Sql,
  { port, publicUrl }: Pick<Core['config'], 'port' | 'publicUrl'>,
  of: AddressOwner,
  { email, network, at }: ConfirmationRequest,
): Promise<void> {
  const owner = await ownerOf(sql, of)
  const address = email.toLowerCase()
  // Requests for one address, and those of one client, wait for each other, so that parallel ones cannot pass the limits.
  await takeTurn(sql, `alert-addresses-of:${network}`)
  await takeTurn(sql, `alert-address:${address}`)
  const stored = await findAddress(sql, owner, address)
  if (stored !== undefined && (stored.confirmed_at !== null || !isDue(stored, at))) return
  if (!(await isWithinLimits(sql, owner, { email: address, network, at }))) return
  const code = randomBytes(32).toString('base64url')
  await sql.query(
    `insert into alert_addresses as held (owner, email, code_hash, sent_at, links, network) values ($1, $2, $3, $4, 1, $5)
     on conflict (owner, email) do update
       set code_hash = excluded.code_hash, sent_at = excluded.sent_at, links = held.links + 1, network = excluded.network`,
    [owner, address, hashOf(code), at, network],
  )
  const { locale, t } =
    'keyId' in of ? await mailTextsOfKey(sql, of.keyId) : await mailTextsOfUser(sql, of.userId)
  const link = new URL('/api/v1/alert_address', publicUrl ?? `http://localhost:${port}`)
  link.searchParams.set('code', code)
  link.searchParams.set('lang', locale)
  const [key] = await sql.query<{ id: string }>(
    'select id from api_keys where coalesce(user_id, id) = $1 order by created_at desc limit 1',
    [owner],
  )
  await sendMail(sql, {
    kind: 'confirm-address',
    ...(key && { keyId: key.id }),
    recipient: email,
    subject: t('alertAddress.subject'),
    body: [t('alertAddress.text', { email, brand: brand.name }), link.href, t('alertAddress.validity')].join(
      '\n',
    ),
    at,
  })
}

interface FoundAddress {
  owner: string
  email: string
}

/** Returns the address that a link confirms; undefined for an unknown or expired link. Works again after the address is confirmed. */
export async function findAddressByCode(sql: Sql, code: string, at: Date): Promise<FoundAddress | undefined> {
  const [found] = await sql.query<FoundAddress>(
    'select owner, email from alert_addresses where code_hash = $1 and sent_at > $2',
    [hashOf(code), new Date(at.getTime() - lifetimeMilliseconds)],
  )
  return found
}

/** Confirms the address of a link and releases the alerts that wait for it; undefined for an unknown or expired link. */
export async function confirmAddress(sql: Sql, code: string, at: Date): Promise<FoundAddress | undefined> {
  const found = await findAddressByCode(sql, code, at)
  if (found === undefined) return undefined
  const { owner, email } = found
  // `sendAlert` waits for this lock, so no alert is held after the others were released.
  await sql.query('select 1 from alert_addresses where owner = $1 and email = $2 for update', [owner, email])
  await sql.query(
    'update alert_addresses set confirmed_at = $3 where owner = $1 and email = $2 and confirmed_at is null',
    [owner, email, at],
  )
  await sql.query(
    `update mails set state = 'pending', next_attempt_at = $3
     where state = 'held' and lower(recipient) = $2 and created_at > $4
       and key_id in (select id from api_keys where coalesce(user_id, id) = $1)`,
    [owner, email, at, new Date(at.getTime() - lifetimeMilliseconds)],
  )
  return found
}
