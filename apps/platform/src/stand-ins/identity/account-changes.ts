import { decodeJwt } from 'jose'

import type { Core } from '../../kernel/core.ts'
import { mailTexts } from '../../records/mail-texts.ts'
import { sendNotice } from '../../records/notices.ts'

type Fields = Readonly<Record<string, unknown>>

/** A change of an account that its owner should hear of, also when somebody else made it. */
export interface AccountChange {
  about: 'passwordChanged' | 'methodAdded' | 'methodRemoved' | 'secondFactorAdded' | 'secondFactorRemoved'
  email: string
  /** Whether the address of the session was confirmed. */
  isConfirmed: boolean
}

function changeOf(path: string, { password, deleteProvider }: Fields): AccountChange['about'] | undefined {
  if (/^\/v1\/accounts:signInWith(Idp|PhoneNumber)$/.test(path)) return 'methodAdded'
  if (path === '/v2/accounts/mfaEnrollment:finalize') return 'secondFactorAdded'
  if (path === '/v2/accounts/mfaEnrollment:withdraw') return 'secondFactorRemoved'
  if (!/^\/v1\/accounts:(update|signUp)$/.test(path)) return undefined
  if (typeof password === 'string') return 'passwordChanged'
  return Array.isArray(deleteProvider) && deleteProvider.length > 0 ? 'methodRemoved' : undefined
}

/**
 * Returns what a successful request of a signed-in user to the provider has changed; undefined for a request that changes no way to sign
 * in. The address is that of the session: the response to an added account has the address of that one.
 */
export function accountChangeOf(path: string, sent: Fields): AccountChange | undefined {
  if (typeof sent['idToken'] !== 'string') return undefined
  const about = changeOf(path, sent)
  const { email, email_verified: isConfirmed } = decodeJwt(sent['idToken'])
  if (about === undefined || typeof email !== 'string') return undefined
  return { about, email, isConfirmed: isConfirmed === true }
}

/** Mails a notice about a change to the address of the account. */
export async function tellOwner(
  { database, now }: Core,
  { about, email, isConfirmed }: AccountChange,
  { language, network }: { language: string | undefined; network: string },
): Promise<void> {
  const { t } = mailTexts(language)
  const notice = {
    recipient: email,
    isConfirmed,
    network,
    subject: t(`account.${about}.subject`),
    body: [t(`account.${about}.text`, { email }), t('account.notYou')].join('\n'),
    at: now(),
  }
  await database.transaction((sql) => sendNotice(sql, notice))
}
