import type { Core } from '../kernel/core.ts'
import type { Identity, RevokeSessions } from '../kernel/identity.ts'
import { endSessionKeys } from '../keys/session-keys.ts'
import { mailTextsOfUser } from '../records/mail-texts.ts'
import { sendNotice } from '../records/notices.ts'
import { recordAction } from '../records/record-action.ts'

interface SessionServices extends Pick<Core, 'database' | 'now'> {
  revokeSessions: RevokeSessions
}

/** Signs a user out everywhere, ends the session keys, records it and mails it to the user. Throws when the identity provider does not respond. */
export async function endSessions(
  { database, now, revokeSessions }: SessionServices,
  { uid, email, isEmailVerified }: Identity,
  ip: string,
): Promise<void> {
  await revokeSessions(uid)
  const at = now()
  await database.transaction(async (sql) => {
    await endSessionKeys(sql, { uid })
    await recordAction(sql, { userId: uid, action: 'sessions_revoked', at, ip })
    if (email === undefined) return
    const { t } = await mailTextsOfUser(sql, uid)
    await sendNotice(sql, {
      recipient: email,
      subject: t('account.sessionsRevoked.subject'),
      body: [t('account.sessionsRevoked.text', { email }), t('account.notYou')].join('\n'),
      isConfirmed: isEmailVerified === true,
      network: ip,
      at,
    })
  })
}
