import type { PasswordCheck } from '@search-foundation/auth/password-check'
import * as v from 'valibot'

import { messageKeys } from '../../ground/forms/message-key.ts'

const fault = messageKeys<'auth'>()

const email = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(fault('field.email.missing')),
  v.email(fault('field.email.invalid')),
)

type CheckPassword = (password: string) => Promise<PasswordCheck>

/** A new password is checked against the provider's policy, and its first fault is reported. */
const newPassword = (check: CheckPassword) =>
  v.pipeAsync(
    v.string(),
    v.nonEmpty(fault('field.password.missing')),
    v.rawCheckAsync(async ({ dataset, addIssue }) => {
      const [first] = dataset.typed ? (await check(dataset.value)).faults : []
      if (first !== undefined) addIssue({ message: fault(`field.password.${first}`) })
    }),
  )

export const newPasswordSchema = (check: CheckPassword) => v.objectAsync({ password: newPassword(check) })

/** Only that there is a password is checked: accounts may be older than the current policy. */
export const passwordSchema = v.object({
  password: v.pipe(v.string(), v.nonEmpty(fault('field.password.missing'))),
})

/** The address that replaces `present`. */
export const newEmailSchema = (present: string | null) =>
  v.object({
    email: v.pipe(
      email,
      v.check((given) => given.toLowerCase() !== present?.toLowerCase(), fault('security.changeEmail.same')),
    ),
  })

/** Accepts a code as it is pasted or read aloud, with spaces, and in the wide digits of Chinese, Japanese and Korean keyboards. */
export const codeSchema = v.object({
  code: v.pipe(
    v.string(),
    v.transform((text) => text.normalize('NFKC').replace(/\D/g, '')),
    v.regex(/^\d{6}$/, fault('field.code.invalid')),
  ),
})

/** A number with its country code (E.164), however it is spaced. */
export const phoneSchema = v.object({
  phone: v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .normalize('NFKC')
        .replace(/[\s()./-]/g, '')
        .replace(/^00/, '+'),
    ),
    v.regex(/^\+[1-9]\d{6,14}$/, fault('field.phone.invalid')),
  ),
})

/** Both may be empty. Pages load pictures by HTTPS only. Both are part of the identity token, which services refuse when it is too long. */
export const profileSchema = v.object({
  displayName: v.pipe(v.string(), v.trim(), v.maxLength(100, fault('profile.tooLong'))),
  photoURL: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(2000, fault('profile.photoTooLong')),
    v.check((text) => text === '' || /^https:\/\/[^\s/]+/.test(text), fault('profile.photoInvalid')),
  ),
})

/** What a mail with a link needs. */
export const emailSchema = v.object({ email })
