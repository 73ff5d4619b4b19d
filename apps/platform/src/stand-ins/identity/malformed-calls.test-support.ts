import { request as httpRequest } from 'node:http'
import fc from 'fast-check'

/** A request to the identity front that may be malformed in any part. */
export interface MalformedCall {
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
}

const toolkit = '/identitytoolkit.googleapis.com'
const paths = [
  ...[
    'signUp',
    'signInWithPassword',
    'signInWithIdp',
    'signInWithEmailLink',
    'signInWithPhoneNumber',
    'signInWithCustomToken',
    'sendOobCode',
    'sendVerificationCode',
    'resetPassword',
    'update',
    'lookup',
    'delete',
    'createAuthUri',
    'none',
  ].map((name) => `${toolkit}/v1/accounts:${name}`),
  `${toolkit}/v1/projects`,
  `${toolkit}/v2/passwordPolicy`,
  `${toolkit}/v2/accounts/mfaEnrollment:start`,
  `${toolkit}/v1/projects/demo-search-foundation/accounts:batchCreate`,
  `${toolkit}/v1/projects/other/accounts`,
  '/securetoken.googleapis.com/v1/token',
  '/emulator/action',
  '/emulator/auth/handler',
  '/emulator/auth/iframe',
  '/www.googleapis.com/identitytoolkit/v3/relyingparty/verifyPassword',
  '/',
  '//',
]

const names = [
  'key',
  'email',
  'password',
  'newPassword',
  'oobCode',
  'requestType',
  'continueUrl',
  'idToken',
  'localId',
  'postBody',
  'requestUri',
  'returnSecureToken',
  'returnOobLink',
  'phoneNumber',
  'sessionInfo',
  'code',
  'token',
  'users',
  'grant_type',
  'refresh_token',
  'mode',
  'providerId',
  'apiKey',
  'appName',
  'authType',
  'redirectUrl',
  'lang',
]

const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    ...[
      '',
      '\0',
      'a\0@b',
      '\ud800',
      '%',
      '%ff',
      '../..',
      '__proto__',
      'null',
      'x'.repeat(5000),
      '[',
      '{"a":',
    ],
    ...[
      'a@b.example',
      'PASSWORD_RESET',
      'EMAIL_SIGNIN',
      'VERIFY_EMAIL',
      'resetPassword',
      'signIn',
      'verifyEmail',
    ],
    ...[
      'http://localhost:3001/',
      'javascript:1',
      'http://[',
      'google.com',
      'signInViaPopup',
      'refresh_token',
      '+1555',
    ],
    ...[
      'eyJhbGciOiJub25lIn0.eyJ1c2VyX2lkIjoiYSJ9.',
      Buffer.from('{"_AuthEmulatorRefreshToken":1}').toString('base64'),
    ],
  ),
)
const hostileValue = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  fc.constantFrom<unknown>(null, true, 0, -1, 1e308, [], {}, [[]]),
  fc.jsonValue({ maxDepth: 2 }),
)
const fields = fc
  .array(fc.tuple(fc.constantFrom(...names), hostileValue), { maxLength: 7 })
  .map((entries) => Object.fromEntries(entries))

function formText(values: Record<string, unknown>): string {
  const entries = Object.entries(values).map(([name, value]): [string, string] => [
    name,
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed(),
  ])
  return new URLSearchParams(entries).toString()
}

const headerText = hostileText.map((text) => text.replace(/[^\t\x20-\x7e\xa0-\xff]/g, '').trim())

export const malformedCall: fc.Arbitrary<MalformedCall> = fc.record({
  method: fc.constantFrom('GET', 'POST', 'POST', 'POST', 'PUT', 'PATCH', 'HEAD', 'OPTIONS', 'PROPFIND'),
  path: fc
    .tuple(fc.constantFrom(...paths), fields)
    .map(([path, query]) => `${path}?${formText({ key: 'local', ...query })}`),
  headers: fc.dictionary(
    fc.constantFrom(
      'content-type',
      'authorization',
      'accept',
      'accept-language',
      'origin',
      'x-firebase-locale',
      'te',
    ),
    fc.oneof(
      headerText,
      fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'Bearer owner'),
    ),
    { maxKeys: 4 },
  ),
  body: fc.oneof(
    { weight: 5, arbitrary: fields.map((values) => JSON.stringify(values)) },
    { weight: 2, arbitrary: fields.map(formText) },
    fc.json(),
    hostileText,
    fc.constant('['.repeat(20_000)),
    fc.constant(undefined),
  ),
})

const hangsAfterMilliseconds = 30_000

/** Sends a request over a new socket and returns the status of the response. Throws without a response. */
export function sendMalformed(port: number, { method, path, headers, body }: MalformedCall): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      { host: '127.0.0.1', port, method, path, headers, agent: false, timeout: hangsAfterMilliseconds },
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    sent.on('timeout', () => sent.destroy(new Error('There was no answer.')))
    sent.on('error', reject)
    sent.end(method === 'GET' || method === 'HEAD' ? undefined : body)
  })
}
