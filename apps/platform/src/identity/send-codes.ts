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

/** Kind of mail for each kind of code that is sent by mail. */
const mailKinds = {
  VERIFY_EMAIL: 'verify-email',
  PASSWORD_RESET: 'reset-password',
  EMAIL_SIGNIN: 'sign-in-link',
  VERIFY_AND_CHANGE_EMAIL: 'change-email',
  RECOVER_EMAIL: 'change-email',
} as const satisfies Record<string, MailKind>

const isMailed = (requestType: string): requestType is keyof typeof mailKinds =>
  Object.hasOwn(mailKinds, requestType)

/** The codes that a request has created: one by mail, of a type and for an account if known; or those by phone. */
export type MadeCode = { by: 'mail'; requestType: string; email?: string } | { by: 'phone' }

/** Sends the code that a request has created. The language is that of the page behind its link. */
export type CodeSender = (made: MadeCode, language: string | undefined) => Promise<void>

/** Mails every code that the emulator creates, once. The emulator itself only logs them. */
export function createCodeSender(services: Core, call: EmulatorClient): CodeSender {
  const { config, database, now } = services
  const project = `/emulator/v1/projects/${config.projectId}`
  const sent = { mail: new Set<string>(), phone: new Set<string>() }

  /** Returns the newest code that was not sent yet. Forgets codes that the emulator has dropped. */
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

  /** Returns the emulator's link at the address that browsers use, in the requested language. */
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
