import type { Sql } from '../kernel/storage/database.ts'
import { takeTurn } from '../kernel/storage/take-turn.ts'
import { sendMail, type Mail } from './mails.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000

/** Notices in a day to an address that nobody has confirmed, and to all such addresses because of one client. */
const mostOfStranger = 5
const mostOfNetwork = 30

/** A mail that tells the owner of an account about a change. */
export interface Notice extends Omit<Mail, 'kind'> {
  /** Whether the owner has proven to receive mails at the address; otherwise it may be a stranger's. */
  isConfirmed: boolean
  /** The client that made the change, as `clientAddress` names it. */
  network: string
}

/** Records a notice inside the caller's transaction. An address that nobody has confirmed gets few in a day, and so do those that one client names. */
export async function sendNotice(sql: Sql, { isConfirmed, network, ...mail }: Notice): Promise<void> {
  const notice = { ...mail, kind: 'notice' } as const
  if (isConfirmed) return sendMail(sql, notice)
  // Notices of one client, and those to one address, wait for each other, so that parallel ones cannot pass the limits.
  await takeTurn(sql, `notices-of:${network}`)
  await takeTurn(sql, `notices-to:${mail.recipient.toLowerCase()}`)
  const [count] = await sql.query<{ stranger: number; network: number }>(
    `select count(*) filter (where lower(recipient) = $1)::int as stranger, count(*) filter (where network = $2)::int as network
     from mails where network is not null and created_at > $3`,
    [mail.recipient.toLowerCase(), network, new Date(mail.at.getTime() - dayMilliseconds)],
  )
  if (count !== undefined && (count.stranger >= mostOfStranger || count.network >= mostOfNetwork)) return
  await sendMail(sql, { ...notice, network })
}
