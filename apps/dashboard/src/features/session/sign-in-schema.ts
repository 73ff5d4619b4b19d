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

/** Only that there is a password is checked: accounts may be older than the present policy. */
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

/** What a mail with a link needs. */
export const emailSchema = v.object({ email })
