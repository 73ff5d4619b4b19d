import { brand } from '@search-foundation/content/brand'

import type { Core } from '../../kernel/core.ts'
import { mailTexts } from '../../records/mail-texts.ts'
import { sendMail, type Mail, type MailKind } from '../../records/mails.ts'
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

const hour = 3_600_000

/** How long a code is valid, in milliseconds. Each name is also the key of the words for it in the mail. */
const lifetimes = { hour, sixHours: 6 * hour, threeDays: 72 * hour } as const

/** How long a code by phone is valid, in milliseconds. */
const phoneLifetime = 10 * 60_000

/** The kinds of codes that are sent by mail. Their lifetimes are those of the provider's service. */
const mailedCodes = {
  VERIFY_EMAIL: { kind: 'verify-email', lifetime: 'threeDays' },
  PASSWORD_RESET: { kind: 'reset-password', lifetime: 'hour' },
  EMAIL_SIGNIN: { kind: 'sign-in-link', lifetime: 'sixHours' },
  VERIFY_AND_CHANGE_EMAIL: { kind: 'change-email', lifetime: 'threeDays' },
  RECOVER_EMAIL: { kind: 'change-email', lifetime: 'threeDays' },
} as const satisfies Record<string, { kind: MailKind; lifetime: keyof typeof lifetimes }>

const isMailed = (requestType: string): requestType is keyof typeof mailedCodes =>
  Object.hasOwn(mailedCodes, requestType)

/** The codes that a request has created: one by mail, of a type and for an account if known; or those by phone. */
export type MadeCode = { by: 'mail'; requestType: string; email?: string } | { by: 'phone' }

/** The page that requested a code: its language, and the app that its link opens. */
export interface Requester {
  language: string | undefined
  origin: string
}

/** The page of the dashboard that the links of mails open. The provider's own service is set up with it, too. */
const actionPath = '/api-dashboard/account-action'

/** Returns the address of our page for a code of the emulator, whose own link has the parameters of the provider's links. */
export function actionLink(emulatorLink: string, { language, origin }: Requester): string {
  const link = new URL(actionPath + new URL(emulatorLink, origin).search, origin)
  if (language !== undefined) link.searchParams.set('lang', language)
  return link.href
}

export interface CodeSender {
  /** Sends the code that a request has created. */
  send(made: MadeCode, requester: Requester): Promise<void>
  /** Whether the code of a mail, or the session of a code by phone, is too old or was ended. The codes of the emulator never expire. */
  isExpired(id: string): boolean
  /** Ends the codes of an account that would set its password, since one of them has. */
  endResets(email: string): Promise<void>
}

/** Mails every code that the emulator creates, once. The emulator itself only logs them. */
export function createCodeSender(services: Core, call: EmulatorClient): CodeSender {
  const { config, database, now } = services
  const project = `/emulator/v1/projects/${config.projectId}`
  /** The ids of the codes that were sent, with the time at which they expire. */
  const sent = { mail: new Map<string, number>(), phone: new Map<string, number>() }

  /** Returns the newest code that was not sent yet. Forgets codes that the emulator has dropped. */
  function takeNewest<T>(
    codes: readonly T[],
    idOf: (code: T) => string,
    fits: (code: T) => boolean,
    way: 'mail' | 'phone',
  ) {
    const known = new Set(codes.map(idOf))
    for (const id of sent[way].keys()) if (!known.has(id)) sent[way].delete(id)
    const found = codes.findLast((code) => fits(code) && !sent[way].has(idOf(code)))
    if (found !== undefined) sent[way].set(idOf(found), Infinity)
    return found
  }

  async function mailFor(made: MadeCode, requester: Requester): Promise<Omit<Mail, 'at'> | undefined> {
    const { t } = mailTexts(requester.language)
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
      sent.phone.set(code.sessionInfo, now().getTime() + phoneLifetime)
      return {
        kind: 'phone-code',
        recipient: code.phoneNumber,
        subject: t('code.phone.subject', { code: code.code }),
        // The last line lets browsers fill the code in on pages of this host only.
        body: [
          t('code.phone.body', { code: code.code, brand: brand.name }),
          '',
          `@${new URL(requester.origin).hostname} #${code.code}`,
        ].join('\n'),
      }
    }
    const { oobCodes } = await call.asOwner<{ oobCodes: MailCode[] }>(`${project}/oobCodes`)
    const fits = (code: MailCode) =>
      code.requestType === made.requestType && (made.email === undefined || code.email === made.email)
    const code = takeNewest(oobCodes, ({ oobCode }) => oobCode, fits, 'mail')
    if (code === undefined || !isMailed(code.requestType)) return undefined
    const { requestType, email, newEmail = email } = code
    const { kind, lifetime } = mailedCodes[requestType]
    sent.mail.set(code.oobCode, now().getTime() + lifetimes[lifetime])
    return {
      kind,
      recipient: requestType === 'VERIFY_AND_CHANGE_EMAIL' ? newEmail : email,
      subject: t(`code.${requestType}.subject`),
      body: [
        t(`code.${requestType}.text`, { email, newEmail }),
        actionLink(code.oobLink, requester),
        t(`code.validity.${lifetime}`),
        // Nobody requests the mail with which a change is undone.
        ...(requestType === 'RECOVER_EMAIL' ? [] : [t('code.ignore')]),
      ].join('\n'),
    }
  }

  return {
    async send(made, requester) {
      const mail = await mailFor(made, requester)
      if (mail !== undefined) await sendMail(database, { ...mail, at: now() })
    },
    isExpired: (id) => (sent.mail.get(id) ?? sent.phone.get(id) ?? Infinity) <= now().getTime(),
    async endResets(email) {
      const { oobCodes } = await call.asOwner<{ oobCodes: MailCode[] }>(`${project}/oobCodes`)
      for (const code of oobCodes)
        if (code.requestType === 'PASSWORD_RESET' && code.email === email) sent.mail.set(code.oobCode, 0)
    },
  }
}
