import type { Core } from '../kernel/core.ts'
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

interface PageTexts {
  kind: MailKind
  subject: string
  text: (code: MailCode) => string
}

/** What is written for each kind of code that goes out by mail. */
const words: Readonly<Record<string, PageTexts>> = {
  VERIFY_EMAIL: {
    kind: 'verify-email',
    subject: 'Confirm your mail address',
    text: ({ email }) => `Confirm that ${email} is your address:`,
  },
  PASSWORD_RESET: {
    kind: 'reset-password',
    subject: 'Choose a new password',
    text: ({ email }) => `A new password was asked for the account ${email}. Choose it here:`,
  },
  EMAIL_SIGNIN: {
    kind: 'sign-in-link',
    subject: 'Your sign-in link',
    text: ({ email }) => `Sign in as ${email}:`,
  },
  VERIFY_AND_CHANGE_EMAIL: {
    kind: 'change-email',
    subject: 'Confirm your new mail address',
    text: ({ email, newEmail }) => `Confirm that the account ${email} is to use ${newEmail ?? ''}:`,
  },
  RECOVER_EMAIL: {
    kind: 'change-email',
    subject: 'Your mail address was changed',
    text: ({ email }) =>
      `The account ${email} uses another address now. If you did not change it, take it back:`,
  },
}

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
      const body = `${code.code} is your code for Search Foundation.`
      return { kind: 'phone-code', recipient: code.phoneNumber, subject: `Your code: ${code.code}`, body }
    }
    const { oobCodes } = await call.asOwner<{ oobCodes: MailCode[] }>(`${project}/oobCodes`)
    const fits = (code: MailCode) =>
      code.requestType === made.requestType && (made.email === undefined || code.email === made.email)
    const code = takeNewest(oobCodes, ({ oobCode }) => oobCode, fits, 'mail')
    const said = code && words[code.requestType]
    if (code === undefined || said === undefined) return undefined
    return {
      kind: said.kind,
      recipient: code.requestType === 'VERIFY_AND_CHANGE_EMAIL' ? (code.newEmail ?? code.email) : code.email,
      subject: said.subject,
      body: `${said.text(code)}\n${linkOf(code, language)}\nThe link works once. If you did not ask for it, leave this mail.`,
    }
  }

  return async (made, language) => {
    const mail = await mailFor(made, language)
    if (mail !== undefined) await sendMail(database, { ...mail, at: now() })
  }
}
