import { passwordFaults, type PasswordPolicy } from '@search-foundation/auth/password-policy'
import * as v from 'valibot'

/** The messages of these checks are keys of the namespace `auth`. */
const email = v.pipe(v.string(), v.trim(), v.nonEmpty('field.email.missing'), v.email('field.email.invalid'))

/** Signing in checks only that something was typed: old accounts may have passwords that new rules refuse. */
export const signInSchema = v.object({
  email,
  password: v.pipe(v.string(), v.nonEmpty('field.password.missing')),
})

/** Signing up checks the password against the provider's policy, the first fault at a time. */
export const signUpSchema = (policy: PasswordPolicy) =>
  v.object({
    email,
    password: v.pipe(
      v.string(),
      v.nonEmpty('field.password.missing'),
      v.rawCheck(({ dataset, addIssue }) => {
        const [fault] = dataset.typed ? passwordFaults(dataset.value, policy) : []
        if (fault !== undefined) addIssue({ message: `field.password.${fault}` })
      }),
    ),
  })

export const resetSchema = v.object({ email, password: v.string() })

export type SignInForm = v.InferOutput<typeof signInSchema>
