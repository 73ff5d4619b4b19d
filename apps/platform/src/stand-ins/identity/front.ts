import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { decodeJwt } from 'jose'

import type { Core } from '../../kernel/core.ts'
import { clientAddress } from '../../kernel/http/client-address.ts'
import { isForLocalHost } from '../../kernel/http/local-requests.ts'
import { isUnstorableText } from '../../kernel/http/unstorable-text.ts'
import { log } from '../../kernel/log.ts'
import { accountChangeOf, tellOwner } from './account-changes.ts'
import { accountPicker } from './account-picker.ts'
import { createCodeLimits, mailsCode } from './code-limits.ts'
import { createEmulatorClient, failure, toolkit } from './emulator-client.ts'
import { hasPassword } from './has-password.ts'
import { isCanonicalPath } from './is-canonical-path.ts'
import { authorizedDomains, ownAddress } from './own-address.ts'
import { faultWords, passwordFaults, passwordPolicy } from './password-policy.ts'
import { createPhoneLimits, sendsPhoneCode } from './phone-limits.ts'
import { needsNewSignIn } from './recent-sign-in.ts'
import { actionLink, createCodeSender, type MadeCode, type Requester } from './send-codes.ts'
import { createSignInThrottle } from './sign-in-throttle.ts'

/** Far above the requests of the identity provider's client. */
const maxBodyBytes = 1024 * 1024

/** Codes whose request does not reveal which addresses have an account. */
const discreet = ['PASSWORD_RESET', 'VERIFY_AND_CHANGE_EMAIL']

/** Message of the emulator for an unknown account or a wrong password. */
const wrongCredentials = /^INVALID_LOGIN_CREDENTIALS/

type Fields = Record<string, unknown>

/** Returns the fields of a JSON object; none for any other text. */
function fieldsOf(text: string): Fields {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Fields) : {}
  } catch {
    return {}
  }
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Returns the address of the account that a request is about: the one that it names, or that of the session. */
function accountOf(sent: Fields): string | undefined {
  const idToken = textOf(sent['idToken'])
  if (idToken === undefined) return textOf(sent['email'])
  try {
    return textOf(decodeJwt(idToken)['email'])
  } catch {
    // The emulator rejects the token.
    return undefined
  }
}

/** Returns which code the emulator has created for a successful request, if any. `path` is below the path of the toolkit. */
function madeCode(path: string, sent: Fields, answered: Fields): MadeCode | undefined {
  if (mailsCode(path)) {
    const requestType = textOf(sent['requestType'])
    if (requestType === undefined || sent['returnOobLink'] === true) return undefined
    const email = textOf(answered['email'])
    return { by: 'mail', requestType, ...(email === undefined ? {} : { email }) }
  }
  // A code of a mail may change the address, and a code that is sent to the address before can undo that.
  if (path === '/v1/accounts:update' && sent['oobCode'] !== undefined)
    return { by: 'mail', requestType: 'RECOVER_EMAIL' }
  if (sendsPhoneCode(path)) return { by: 'phone' }
  return undefined
}

/**
 * The address of the identity provider. Forwards requests to the Auth emulator and adds what the emulator lacks: the password policy, a
 * pause after many wrong passwords, codes that expire and whose request does not reveal accounts, changes of an account that need a recent
 * sign-in, pages for social sign-in, and mails with the emulator's codes and about changed ways to sign in.
 */
export function identityFront(services: Core): Hono {
  const { config } = services
  const policy = passwordPolicy(config.password)
  const throttle = createSignInThrottle(() => services.now().getTime())
  const call = createEmulatorClient(config.identityEmulatorPort)
  const codes = createCodeSender(services, call)
  const clock = () => services.now().getTime()
  const codeFault = createCodeLimits(clock)
  const phoneFault = createPhoneLimits(clock, codes.isExpired)

  async function signIn(context: Context): Promise<Response> {
    const sent = fieldsOf(await context.req.text())
    const email = textOf(sent['email']) ?? ''
    const address = clientAddress(context)
    const seconds = throttle.begin(email, address)
    if (seconds !== undefined) {
      context.header('retry-after', String(seconds))
      return failure(context, 'TOO_MANY_ATTEMPTS_TRY_LATER : Too many wrong passwords. Wait a while.', 429)
    }
    let isWrong = false
    try {
      const answer = await call.forward(context)
      const { error } = fieldsOf(await answer.clone().text()) as { error?: { message?: unknown } }
      isWrong = wrongCredentials.test(textOf(error?.message) ?? '')
      // The emulator does not check the password of a disabled account, which would reveal the account to everybody.
      if (error?.message === 'USER_DISABLED') {
        isWrong = !(await hasPassword(config, call, email, textOf(sent['password']) ?? ''))
        if (isWrong) return failure(context, 'INVALID_LOGIN_CREDENTIALS')
      }
      if (answer.ok) throttle.clear(email, address)
      return answer
    } finally {
      if (!isWrong) throttle.excuse(email, address)
    }
  }

  const [firstApp = ''] = config.appOrigins
  // The emulator's frame, by which a page of ours and the provider's window talk, has inline scripts and loads one of the provider.
  const framePolicy = `default-src 'none'; script-src 'unsafe-inline' https://apis.google.com; frame-ancestors ${config.appOrigins.join(' ')}`

  /** The page that sent a request. A program that is not a page gets the first app. */
  const requesterOf = (context: Context): Requester => ({
    language: context.req.header('x-firebase-locale'),
    origin: ownAddress(context.req.header('origin'), config) ?? firstApp,
  })

  /**
   * Responds before the mail is written, so that the duration does not reveal whether the address has an account. The emulator's
   * responses to password resets are alike in both cases; its error for a new address that is taken is replaced.
   */
  async function requestDiscreetly(context: Context, requestType: string, email: string): Promise<Response> {
    const response = await call.forward(context)
    if (!response.ok) {
      const { error } = fieldsOf(await response.clone().text()) as { error?: { message?: unknown } }
      return error?.message === 'EMAIL_EXISTS'
        ? context.json({ kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email })
        : response
    }
    codes
      .send({ by: 'mail', requestType, email }, requesterOf(context))
      .catch((cause: unknown) => log('error', 'code was not mailed', { requestType, error: String(cause) }))
    return response
  }

  /**
   * Revokes a token that another company issued to a signed-in account, which the emulator can't. Accounts of the picker have no such
   * tokens, so only the session is checked.
   */
  async function revokeToken(context: Context, { idToken, token }: Fields): Promise<Response> {
    if (textOf(token) === undefined) return failure(context, 'INVALID_REQ_TYPE : The token is missing.')
    const { ok } = await call.post('/v1/accounts:lookup', { idToken: textOf(idToken) ?? '' })
    return ok ? context.json({}) : failure(context, 'INVALID_ID_TOKEN')
  }

  /** Returns the error of a request that is not forwarded: an old sign-in or code, a weak new password, a link to a page of another site. */
  function faultOf(path: string, sent: Fields): string | undefined {
    if (needsNewSignIn(path, sent, services.now())) return 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'
    if (codes.isExpired(textOf(sent['oobCode']) ?? '')) return 'EXPIRED_OOB_CODE'
    const ofPhone = phoneFault(path, sent)
    if (ofPhone !== undefined) return ofPhone
    // The response would reveal whether the new address has an account. A mailed link changes it.
    if (path === '/v1/accounts:update' && sent['email'] !== undefined)
      return 'OPERATION_NOT_ALLOWED : Please verify the new email before changing email.'
    const password = textOf(sent['newPassword']) ?? textOf(sent['password'])
    const faults = password === undefined ? [] : passwordFaults(password, policy)
    if (faults.length > 0) return `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : ${faultWords(faults, policy)}`
    const continueUrl = textOf(sent['continueUrl'])
    if (continueUrl !== undefined && sent['requestType'] !== undefined && !ownAddress(continueUrl, config))
      return 'UNAUTHORIZED_DOMAIN : The continue URL leads to a domain that is not ours.'
    return undefined
  }

  const app = new Hono()
  app.use((context, next) =>
    isForLocalHost(context.req.header('host'))
      ? next()
      : Promise.resolve(failure(context, 'INVALID_ARGUMENT : This is not the name of this machine.')),
  )
  app.use(cors({ origin: [...config.appOrigins], exposeHeaders: ['retry-after'] }))
  app.use(
    bodyLimit({ maxSize: maxBodyBytes, onError: (context) => failure(context, 'REQUEST_TOO_LARGE', 413) }),
  )
  app.use((context, next) =>
    isCanonicalPath(new URL(context.req.url).pathname)
      ? next()
      : Promise.resolve(
          failure(context, 'INVALID_ARGUMENT : This path is not spelled as the API spells it.'),
        ),
  )
  // A page of another domain reads here that it may sign nobody in. The provider lets every page read it.
  app.get(`${toolkit}/v1/projects`, (context) => {
    context.header('access-control-allow-origin', '*')
    return context.json({ projectId: config.projectId, authorizedDomains: authorizedDomains(config) })
  })
  app.get(`${toolkit}/v2/passwordPolicy`, (context) => context.json(policy))
  // No bot check of another company.
  app.get(`${toolkit}/v2/recaptchaConfig`, (context) =>
    context.json({ recaptchaKey: `projects/${config.projectId}/keys/local`, recaptchaEnforcementState: [] }),
  )
  app.route('/', accountPicker(config, call))
  app.get('/emulator/auth/iframe', async (context) => {
    const response = await call.forward(context)
    response.headers.set('content-security-policy', framePolicy)
    return response
  })
  // The emulator's own links lead here. It would use up their codes at once, also for programs that open every link of a mail.
  app.all('/emulator/action', (context) => {
    const { lang, continueUrl } = context.req.query()
    const origin = new URL(ownAddress(continueUrl, config) ?? firstApp).origin
    return context.redirect(actionLink(context.req.url, { language: lang, origin }), 303)
  })
  // The paths of the provider's legacy clients would bypass the rules of the front.
  app.all('/www.googleapis.com/*', (context) => failure(context, 'UNSUPPORTED_API'))
  app.post(`${toolkit}/*`, async (context) => {
    const path = context.req.path.slice(toolkit.length)
    if (path === '/v1/accounts:signInWithPassword') return signIn(context)
    const sent = fieldsOf(await context.req.text())
    if (path === '/v2/accounts:revokeToken') return revokeToken(context, sent)
    const fault = faultOf(path, sent)
    if (fault !== undefined) return failure(context, fault)
    const requestType = textOf(sent['requestType']) ?? ''
    const isDiscreet = mailsCode(path) && discreet.includes(requestType)
    const account = accountOf(sent)
    const tooMany = codeFault(path, { requestType, account, network: clientAddress(context) })
    if (tooMany !== undefined) return failure(context, tooMany, 429)
    if (isDiscreet && account !== undefined && sent['returnOobLink'] !== true)
      return requestDiscreetly(context, requestType, account.toLowerCase())
    const answer = await call.forward(context)
    if (!answer.ok) return answer
    const answered = fieldsOf(await answer.clone().text())
    const requester = requesterOf(context)
    if (path === '/v1/accounts:resetPassword' && sent['newPassword'] !== undefined)
      await codes.endResets(textOf(answered['email']) ?? '')
    const made = madeCode(path, sent, answered)
    if (made !== undefined) await codes.send(made, requester)
    const change = accountChangeOf(path, sent)
    const { language } = requester
    if (change !== undefined) await tellOwner(services, change, { language, network: clientAddress(context) })
    return answer
  })
  app.all('*', (context) => call.forward(context))
  // An outage has no body of the provider's format: its client counts a failed connection then. After any error of that format, it would
  // sign out the users who load a page.
  app.onError((error, context) => {
    const { cause } = error as { cause?: { code?: unknown } }
    const isUnsendable = /^UND_ERR_(INVALID|NOT_SUPPORTED)/.test(textOf(cause?.code) ?? '')
    if (error.name === 'TimeoutError' || (error.message === 'fetch failed' && !isUnsendable)) {
      context.header('retry-after', '5')
      return context.text('The identity emulator does not respond. Try again in a moment.', 503)
    }
    if (error instanceof TypeError || isUnstorableText(error))
      return failure(context, 'INVALID_ARGUMENT : This request cannot be handled.')
    log('error', 'identity request failed', {
      path: context.req.path,
      error: error.stack ?? String(error),
    })
    return context.text('The request failed.', 500)
  })
  return app
}
