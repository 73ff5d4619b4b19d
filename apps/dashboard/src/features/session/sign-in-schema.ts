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

/** Sign-in checks only that there is a password: accounts may be older than the present policy. */
export const signInSchema = v.object({
  email,
  password: v.pipe(v.string(), v.nonEmpty(fault('field.password.missing'))),
})

/** Sign-up checks the password against the provider's policy and reports its first fault. */
export const signUpSchema = (check: (password: string) => Promise<PasswordCheck>) =>
  v.objectAsync({
    email,
    password: v.pipeAsync(
      v.string(),
      v.nonEmpty(fault('field.password.missing')),
      v.rawCheckAsync(async ({ dataset, addIssue }) => {
        const [first] = dataset.typed ? (await check(dataset.value)).faults : []
        if (first !== undefined) addIssue({ message: fault(`field.password.${first}`) })
      }),
    ),
  })

/** What a mail with a link needs. */
export const emailSchema = v.object({ email })
