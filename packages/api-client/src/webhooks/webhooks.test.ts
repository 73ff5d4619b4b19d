import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { SearchFoundationError } from '../core/errors.ts'
import { signWebhook, verifyWebhook, WebhookError } from '../webhooks.ts'

const secret = `whsec_${btoa('an endpoint and we know this only')}`
const other = `whsec_${btoa('another secret of the same length')}`
const body = JSON.stringify({
  type: 'balance.low',
  timestamp: '2026-01-02T03:04:05.000Z',
  data: { key_id: 'k1', key_tail: 'a1B2', threshold: 1000, balance: 999 },
})
const second = 1_000
const sentAt = 1_767_323_045 * second
const at = (milliseconds: number) => ({ now: () => milliseconds })
const signed = (signer = secret, text = body) => signWebhook(text, signer, { id: 'evt_1', ...at(sentAt) })

/** Codes of a rejected webhook; undefined for an accepted one. */
const codeOf = (...given: Parameters<typeof verifyWebhook>) =>
  verifyWebhook(...given).then(
    () => undefined,
    (error: unknown) => (error instanceof WebhookError ? error.code : error),
  )

test('a signed webhook is returned as an event with its id', async () => {
  const event = await verifyWebhook(body, await signed(), secret, at(sentAt))
  expect(event).toEqual({ ...(JSON.parse(body) as object), id: 'evt_1' })
  if (event.type === 'balance.low') expect(event.data.balance).toBe(999)
})

test('the example of the Standard Webhooks specification is valid', async () => {
  const payload = '{"test": 2432232314}'
  const headers = {
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  }
  const verified = verifyWebhook(
    payload,
    headers,
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    at(1_614_265_330 * second),
  )
  await expect(verified).resolves.toMatchObject({ test: 2_432_232_314 })
})

test('body and headers may have the forms of every runtime', async () => {
  const headers = await signed()
  const bytes = new TextEncoder().encode(body)
  const upperCase = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toUpperCase(), [value]]),
  )
  for (const form of [body, bytes, bytes.buffer, Buffer.from(body)])
    for (const given of [headers, new Headers(headers), upperCase])
      expect(await codeOf(form, given, secret, at(sentAt))).toBeUndefined()
})

describe('the time may differ by the tolerance, either way', () => {
  test.each([
    [0, undefined],
    [300, undefined],
    [301, 'too_old'],
    [-300, undefined],
    [-301, 'too_new'],
  ])('%i seconds later: %s', async (seconds, code) => {
    expect(await codeOf(body, await signed(), secret, at(sentAt + seconds * second))).toBe(code)
  })

  test('the tolerance is an option, and an invalid one accepts nothing', async () => {
    const headers = await signed()
    const late = at(sentAt + 5 * second)
    expect(await codeOf(body, headers, secret, { ...late, tolerance: 4 })).toBe('too_old')
    expect(await codeOf(body, headers, secret, { ...late, tolerance: 5 })).toBeUndefined()
    expect(await codeOf(body, headers, secret, { ...late, tolerance: NaN })).toBe('too_old')
  })

  test.each(['', '12.5', '-1', '1e9', '0x10', ' 1', 'now'])('%j is no time', async (timestamp) => {
    const headers = { ...(await signed()), 'webhook-timestamp': timestamp }
    expect(await codeOf(body, headers, secret, at(sentAt))).toBe(
      timestamp === '' ? 'missing_header' : 'invalid_timestamp',
    )
  })
})

describe('signatures', () => {
  test('one valid signature of several is enough, and other versions are ignored', async () => {
    const [right, wrong] = [await signed(), await signed(other)]
    const signatures = ['v1a,AAAA', 'v2,AAAA', 'v1,%%%', wrong['webhook-signature']]
    const of = (...list: string[]) => ({ ...right, 'webhook-signature': list.join(' ') })
    expect(await codeOf(body, of(...signatures), secret, at(sentAt))).toBe('invalid_signature')
    expect(
      await codeOf(body, of(...signatures, right['webhook-signature']), secret, at(sentAt)),
    ).toBeUndefined()
  })

  test('one of several secrets has to fit', async () => {
    const headers = await signed(other)
    expect(await codeOf(body, headers, [secret], at(sentAt))).toBe('invalid_signature')
    expect(await codeOf(body, headers, [secret, other], at(sentAt))).toBeUndefined()
    expect(await codeOf(body, headers, [], at(sentAt))).toBe('invalid_signature')
  })

  test('a changed body, id, time or signature is rejected', async () => {
    const headers = await signed()
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('body', 'webhook-id', 'webhook-timestamp', 'webhook-signature' as const),
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        async (part, place, change) => {
          const parts: Record<string, string> = { ...headers, body }
          const text = parts[part] ?? ''
          const index = place % text.length
          const character = String.fromCharCode(text.charCodeAt(index) ^ change)
          const changed = { ...parts, [part]: text.slice(0, index) + character + text.slice(index + 1) }
          const code = await codeOf(changed['body'] ?? '', changed, secret, {
            ...at(sentAt),
            tolerance: Infinity,
          })
          // The last character of base64 has bits that belong to no byte.
          const isSameSignature =
            part === 'webhook-signature' && atobOrNothing(changed[part]) === atobOrNothing(text)
          expect(isSameSignature || code !== undefined).toBe(true)
        },
      ),
    )
  })

  test.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])('%s is needed', async (name) => {
    const headers = Object.fromEntries(Object.entries(await signed()).filter(([own]) => own !== name))
    expect(await codeOf(body, headers, secret, at(sentAt))).toBe('missing_header')
  })

  test.each(['', 'whsec_', 'whsec_%%%', 'häng'])('%j is no secret, and is not quoted', async (wrong) => {
    const error: unknown = await codeOf(body, await signed(), wrong, at(sentAt))
    expect(error).toBeInstanceOf(TypeError)
    expect(String(error)).toBe('TypeError: The secret of a webhook is whsec_ and base64.')
  })
})

function atobOrNothing(signature = ''): string | undefined {
  try {
    return signature.startsWith('v1,') ? atob(signature.slice(3)) : undefined
  } catch {
    return undefined
  }
}

test('a signed body that is not JSON is an error', async () => {
  expect(await codeOf('no JSON', await signed(secret, 'no JSON'), secret, at(sentAt))).toBe('invalid_body')
})

test('a rejected webhook is an error of the SDK without the secret', async () => {
  const error: unknown = await verifyWebhook(body, {}, secret).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(SearchFoundationError)
  expect(JSON.stringify({ ...(error as object), text: String(error) })).not.toContain(secret)
})

test('the common mistakes, a parsed body and no secret, are named', async () => {
  const headers = await signWebhook('{}', secret, { id: '1' })
  await expect(verifyWebhook({} as never, headers, secret)).rejects.toThrow(/Pass the raw body/)
  await expect(verifyWebhook('{}', headers, undefined as never)).rejects.toThrow(
    /secret of the webhook is missing/,
  )
})
