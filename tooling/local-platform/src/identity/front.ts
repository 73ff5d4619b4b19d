import { Hono, type Context } from 'hono'
import { cors } from 'hono/cors'
import type { Config } from '../config.ts'
import { passwordFault, passwordPolicy } from './password-policy.ts'
import { createSignInThrottle } from './sign-in-throttle.ts'

const toolkit = '/identitytoolkit.googleapis.com'
const failure = (context: Context, message: string) =>
  context.json(
    { error: { code: 400, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } },
    400,
  )

interface Credentials {
  email?: unknown
  password?: unknown
}

async function credentials(context: Context): Promise<{ email: string; password: string | undefined }> {
  const body = ((await context.req.raw
    .clone()
    .json()
    .catch(() => ({}))) ?? {}) as Credentials
  return {
    email: typeof body.email === 'string' ? body.email.toLowerCase() : '',
    password: typeof body.password === 'string' ? body.password : undefined,
  }
}

/**
 * The identity provider's address: everything goes on to the Auth emulator, except what the emulator lacks:
 * the password policy (told and enforced) and a pause after many wrong passwords.
 */
export function identityFront(config: Config): Hono {
  const policy = passwordPolicy(config.minimumPasswordLength)
  const throttle = createSignInThrottle(Date.now)
  const emulator = `http://127.0.0.1:${config.identityEmulatorPort}`

  function forward(context: Context): Promise<Response> {
    const { pathname, search } = new URL(context.req.url)
    const headers = new Headers(context.req.raw.headers)
    headers.delete('host')
    headers.delete('connection')
    headers.delete('content-length')
    const { method, body } = context.req.raw
    return fetch(`${emulator}${pathname}${search}`, {
      method,
      headers,
      body,
      redirect: 'manual',
      duplex: 'half',
    } as RequestInit)
  }
  // Decoded by fetch already, and CORS is answered here.
  async function pass(context: Context): Promise<Response> {
    const answer = await forward(context)
    const headers = new Headers(answer.headers)
    for (const name of [
      'content-encoding',
      'content-length',
      'transfer-encoding',
      'connection',
      'keep-alive',
      'access-control-allow-origin',
    ])
      headers.delete(name)
    return new Response(answer.body, { status: answer.status, headers })
  }

  const app = new Hono()
  app.use(cors({ origin: [...config.appOrigins] }))
  app.get(`${toolkit}/v2/passwordPolicy`, (context) => context.json(policy))
  app.post(`${toolkit}/v1/accounts\\:signInWithPassword`, async (context) => {
    const { email } = await credentials(context)
    if (throttle.isPaused(email))
      return failure(context, 'TOO_MANY_ATTEMPTS_TRY_LATER : Too many wrong passwords. Wait a minute.')
    const answer = await pass(context)
    if (answer.ok) throttle.succeeded(email)
    else throttle.failed(email)
    return answer
  })
  for (const method of ['signUp', 'update', 'resetPassword']) {
    app.post(`${toolkit}/v1/accounts\\:${method}`, async (context) => {
      const { password } = await credentials(context)
      const fault = password === undefined ? undefined : passwordFault(password, policy)
      return fault === undefined
        ? pass(context)
        : failure(context, `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [${fault}]`)
    })
  }
  app.all('*', pass)
  app.onError((error, context) =>
    context.json(
      { error: { code: 503, message: `The identity emulator does not answer: ${error.message}` } },
      503,
    ),
  )
  return app
}
