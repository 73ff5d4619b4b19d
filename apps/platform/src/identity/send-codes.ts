import { brand } from '@search-foundation/content/brand'

import type { Core } from '../kernel/core.ts'
import { mailTexts } from '../records/mail-texts.ts'
import { sendMail, type Mail, type MailKind } from '../records/mails.ts'
import type { EmulatorClient } from './emulator-client.ts'

interface MailCode {
  email: string
  newEmail?: string
  requestType: string
  oobCode: string
  oobLink: string
}

interface PhoneCode {
  phoneNumber: string
  code: string
  sessionInfo: string
}

/** The kind of mail for each kind of code that goes out by mail. */
const mailKinds = {
  VERIFY_EMAIL: 'verify-email',
  PASSWORD_RESET: 'reset-password',
  EMAIL_SIGNIN: 'sign-in-link',
  VERIFY_AND_CHANGE_EMAIL: 'change-email',
  RECOVER_EMAIL: 'change-email',
} as const satisfies Record<string, MailKind>

const isMailed = (requestType: string): requestType is keyof typeof mailKinds =>
  Object.hasOwn(mailKinds, requestType)

/** Which codes a request has made: one by mail, of this type and for this account when it is known; or those by phone. */
export type MadeCode = { by: 'mail'; requestType: string; email?: string } | { by: 'phone' }

/** Sends the code that a request has made, in this language of its link. */
export type CodeSender = (made: MadeCode, language: string | undefined) => Promise<void>

/** Puts the codes that the emulator makes into the outbox, each once. The emulator itself would only log them. */
export function createCodeSender(services: Core, call: EmulatorClient): CodeSender {
  const { config, database, now } = services
  const project = `/emulator/v1/projects/${config.projectId}`
  const sent = { mail: new Set<string>(), phone: new Set<string>() }

  /** The newest code that was not sent yet. Codes that the emulator has dropped are forgotten. */
  function takeNewest<T>(
    codes: readonly T[],
    idOf: (code: T) => string,
    fits: (code: T) => boolean,
    way: 'mail' | 'phone',
  ) {
    const known = new Set(codes.map(idOf))
    for (const id of sent[way]) if (!known.has(id)) sent[way].delete(id)
    const found = codes.findLast((code) => fits(code) && !sent[way].has(idOf(code)))
    if (found !== undefined) sent[way].add(idOf(found))
    return found
  }

  /** The emulator's link, at the address that browsers use and in the language that was asked for. */
  function linkOf(code: MailCode, language: string | undefined): string {
    const { search } = new URL(code.oobLink)
    const link = new URL(`/emulator/action${search}`, `http://localhost:${config.identityPort}`)
    if (language !== undefined) link.searchParams.set('lang', language)
    return link.href
  }

  async function mailFor(
    made: MadeCode,
    language: string | undefined,
  ): Promise<Omit<Mail, 'at'> | undefined> {
    const { t } = mailTexts(language)
    if (made.by === 'phone') {
      const { verificationCodes } = await call.asOwner<{ verificationCodes: PhoneCode[] }>(
        `${project}/verificationCodes`,
      )
      const code = takeNewest(
        verificationCodes,
        ({ sessionInfo }) => sessionInfo,
        () => true,
        'phone',
      )
      if (code === undefined) return undefined
      return {
        kind: 'phone-code',
        recipient: code.phoneNumber,
        subject: t('code.phone.subject', { code: code.code }),
        body: t('code.phone.body', { code: code.code, brand: brand.name }),
      }
    }
    const { oobCodes } = await call.asOwner<{ oobCodes: MailCode[] }>(`${project}/oobCodes`)
    const fits = (code: MailCode) =>
      code.requestType === made.requestType && (made.email === undefined || code.email === made.email)
    const code = takeNewest(oobCodes, ({ oobCode }) => oobCode, fits, 'mail')
    if (code === undefined || !isMailed(code.requestType)) return undefined
    const { requestType, email, newEmail = email } = code
    return {
      kind: mailKinds[requestType],
      recipient: requestType === 'VERIFY_AND_CHANGE_EMAIL' ? newEmail : email,
      subject: t(`code.${requestType}.subject`),
      body: [t(`code.${requestType}.text`, { email, newEmail }), linkOf(code, language), t('code.once')].join(
        '\n',
      ),
    }
  }

  return async (made, language) => {
    const mail = await mailFor(made, language)
    if (mail !== undefined) await sendMail(database, { ...mail, at: now() })
  }
}
