import { decodeJwt } from 'jose'

import type { Core } from '../../kernel/core.ts'
import { mailTexts } from '../../records/mail-texts.ts'
import { sendMail } from '../../records/mails.ts'

type Fields = Readonly<Record<string, unknown>>

/** A change of an account that its owner should hear of, also when somebody else made it. */
export interface Notice {
  about: 'passwordChanged' | 'methodAdded' | 'methodRemoved' | 'secondFactorAdded' | 'secondFactorRemoved'
  email: string
}

function changeOf(path: string, { password, deleteProvider }: Fields): Notice['about'] | undefined {
  if (/^\/v1\/accounts:signInWith(Idp|PhoneNumber)$/.test(path)) return 'methodAdded'
  if (path === '/v2/accounts/mfaEnrollment:finalize') return 'secondFactorAdded'
  if (path === '/v2/accounts/mfaEnrollment:withdraw') return 'secondFactorRemoved'
  if (!/^\/v1\/accounts:(update|signUp)$/.test(path)) return undefined
  if (typeof password === 'string') return 'passwordChanged'
  return Array.isArray(deleteProvider) && deleteProvider.length > 0 ? 'methodRemoved' : undefined
}

/**
 * Returns the notice about a successful request of a signed-in user to the provider; undefined for a request that changes no way to sign
 * in. The address is that of the session: the response to an added account has the address of that one.
 */
export function noticeOf(path: string, sent: Fields): Notice | undefined {
  if (typeof sent['idToken'] !== 'string') return undefined
  const about = changeOf(path, sent)
  const { email } = decodeJwt(sent['idToken'])
  return about !== undefined && typeof email === 'string' ? { about, email } : undefined
}

/** Mails a notice to the address of the account. */
export async function sendNotice(
  { database, now }: Core,
  { about, email }: Notice,
  language: string | undefined,
): Promise<void> {
  const { t } = mailTexts(language)
  await sendMail(database, {
    kind: 'notice',
    recipient: email,
    subject: t(`account.${about}.subject`),
    body: [t(`account.${about}.text`, { email }), t('account.notYou')].join('\n'),
    at: now(),
  })
}
