import type { PasswordCheck } from '@search-foundation/auth/password-check'
import * as v from 'valibot'

/** The messages of these checks are keys of the namespace `auth`. */
const email = v.pipe(v.string(), v.trim(), v.nonEmpty('field.email.missing'), v.email('field.email.invalid'))

/** Sign-in checks only that there is a password: accounts may be older than the present policy. */
export const signInSchema = v.object({
  email,
  password: v.pipe(v.string(), v.nonEmpty('field.password.missing')),
})

/** Sign-up checks the password against the provider's policy and reports its first fault. */
export const signUpSchema = (check: (password: string) => Promise<PasswordCheck>) =>
  v.objectAsync({
    email,
    password: v.pipeAsync(
      v.string(),
      v.nonEmpty('field.password.missing'),
      v.rawCheckAsync(async ({ dataset, addIssue }) => {
        const [fault] = dataset.typed ? (await check(dataset.value)).faults : []
        if (fault !== undefined) addIssue({ message: `field.password.${fault}` })
      }),
    ),
  })

export const resetSchema = v.object({ email })
