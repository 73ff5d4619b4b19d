import { AuthError } from './auth-error.ts'

/** Loads a part of the package that is a separate chunk in the browser. */
export const loadChunk = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((cause: unknown) => {
    throw new AuthError('network-request-failed', { cause })
  })

/** The ways to sign in and to change an account, each loaded when it is used. */
export const methods = {
  account: () => loadChunk(() => import('./methods/account.ts')),
  mailedCode: () => loadChunk(() => import('./methods/mailed-code.ts')),
  password: () => loadChunk(() => import('./methods/password.ts')),
  emailLink: () => loadChunk(() => import('./methods/email-link.ts')),
  phone: () => loadChunk(() => import('./methods/phone.ts')),
  secondFactor: () => loadChunk(() => import('./methods/second-factor.ts')),
  social: () => loadChunk(() => import('./methods/social.ts')),
}
