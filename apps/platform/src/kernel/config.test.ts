import { expect, test } from 'vitest'

import { readConfig } from './config.ts'

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://platform@db.example/search',
  APP_ORIGINS: 'https://search.example',
  PUBLIC_URL: 'https://api.search.example',
  PUBLIC_FUNCTIONS_URL: 'https://functions.search.example',
  PROJECT_ID: 'search-foundation',
  SIGNING_SECRET: 'secret',
  REQUEST_BODIES_SECRET: 'secret',
  STRIPE_API_URL: 'https://api.stripe.com',
  STRIPE_SECRET_KEY: 'secret',
  STRIPE_WEBHOOK_SECRET: 'secret',
  TURNSTILE_VERIFY_URL: 'https://challenges.example/siteverify',
  TURNSTILE_SECRET_KEY: 'secret',
  MAIL_API_URL: 'https://mail.example',
  MAIL_API_KEY: 'secret',
  MAIL_FROM: 'no-reply@search.example',
  SELLER_NAME: 'Search Works GmbH',
  SELLER_ADDRESS: 'Hauptstr. 1, 10115 Berlin, Germany',
}

test('the emulator issues identity tokens unless the environment names the service', () => {
  expect(readConfig({}).identityProvider).toBe('emulator')
  expect(readConfig({ IDENTITY_PROVIDER: 'service' })).toMatchObject({
    identityProvider: 'service',
    identityKeysUrl: expect.stringContaining('https://www.googleapis.com/') as string,
  })
  expect(() => readConfig({ IDENTITY_PROVIDER: 'other' })).toThrow('IDENTITY_PROVIDER')
})

test('the password policy asks for eight characters unless the environment sets its parts', () => {
  expect(readConfig({}).password).toEqual({ minimumLength: 8, maximumLength: 4096, requires: [] })
  const set = {
    MINIMUM_PASSWORD_LENGTH: '12',
    MAXIMUM_PASSWORD_LENGTH: '64',
    PASSWORD_REQUIRES: 'numeric,lowercase',
  }
  expect(readConfig(set).password).toEqual({
    minimumLength: 12,
    maximumLength: 64,
    requires: ['lowercase', 'numeric'],
  })
  expect(() => readConfig({ PASSWORD_REQUIRES: 'emoji' })).toThrow('PASSWORD_REQUIRES')
})

test('in production the service issues them, and the emulator is refused', () => {
  expect(readConfig(production).identityProvider).toBe('service')
  expect(() => readConfig({ ...production, IDENTITY_PROVIDER: 'emulator' })).toThrow('unsigned')
})

test('in production, secrets and addresses that only suit this machine are refused', () => {
  const { STRIPE_WEBHOOK_SECRET: _, ...incomplete } = { ...production, MAIL_API_KEY: '' }
  expect(() => readConfig(incomplete)).toThrow('Set STRIPE_WEBHOOK_SECRET, MAIL_API_KEY in production.')
})

test('in production, a seller that is a placeholder is refused: receipts name it', () => {
  expect(readConfig({ ...production, SELLER_TAX_ID: 'DE123456789' }).seller).toEqual({
    name: 'Search Works GmbH',
    address: 'Hauptstr. 1, 10115 Berlin, Germany',
    tax_id: 'DE123456789',
  })
  expect(() => readConfig({ ...production, SELLER_NAME: readConfig({}).seller.name })).toThrow('SELLER_NAME')
  expect(() => readConfig({ ...production, SELLER_ADDRESS: '1 Example Street' })).toThrow('SELLER_ADDRESS')
  expect(() => readConfig({ ...production, SELLER_NAME: '' })).toThrow('Set SELLER_NAME in production.')
})

test('in production, a PostgreSQL server is required', () => {
  expect(() => readConfig({ ...production, DATABASE_URL: '' })).toThrow('Set DATABASE_URL in production.')
})

test('proxies are addresses and networks', () => {
  const { trustedProxies } = readConfig({ TRUSTED_PROXIES: '10.0.0.0/8,2001:db8::1' })
  expect(trustedProxies.check('10.1.2.3')).toBe(true)
  expect(trustedProxies.check('11.1.2.3')).toBe(false)
  expect(trustedProxies.check('2001:db8::1', 'ipv6')).toBe(true)
  for (const wrong of ['proxy.example', '10.0.0.0/33', '10.0.0.0/-1', '::/129', '10.0.0.0/8/8'])
    expect(() => readConfig({ TRUSTED_PROXIES: wrong })).toThrow('TRUSTED_PROXIES')
})

test.each([
  ['STRIPE_API_URL', 'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET too, or remove STRIPE_API_URL.'],
  ['STRIPE_WEBHOOK_SECRET', 'Set STRIPE_API_URL and STRIPE_SECRET_KEY too'],
  ['TURNSTILE_VERIFY_URL', 'Set TURNSTILE_SECRET_KEY too'],
  ['MAIL_API_URL', 'Set MAIL_API_KEY and MAIL_FROM too'],
  ['MAIL_FROM', 'Set MAIL_API_URL and MAIL_API_KEY too'],
  ['UPSTREAM_API_KEY', 'Set UPSTREAM_API_URL too'],
  ['UPSTREAM_READER_URL', 'Set UPSTREAM_API_URL too, or remove UPSTREAM_READER_URL.'],
])('%s alone is refused with the names of what is missing', (name, message) => {
  expect(() => readConfig({ [name]: 'https://company.example' })).toThrow(message)
})

test.each(['STRIPE_API_URL', 'TURNSTILE_VERIFY_URL', 'MAIL_API_URL', 'PUBLIC_URL', 'PUBLIC_FUNCTIONS_URL'])(
  '%s that is no address is refused at the start, and not at the first call',
  (name) => {
    for (const wrong of ['company.example', 'ftp://company.example', 'https//company.example'])
      expect(() => readConfig({ ...production, [name]: wrong })).toThrow(
        `${name} must be an http or https address, not "${wrong}".`,
      )
  },
)

test('addresses of the inference service are refused when they are none', () => {
  const upstream = { UPSTREAM_API_URL: 'https://models.example', UPSTREAM_API_KEY: 'secret' }
  expect(readConfig(upstream).upstream).toMatchObject({ readerUrl: 'https://models.example/reader' })
  for (const name of ['UPSTREAM_API_URL', 'UPSTREAM_READER_URL', 'UPSTREAM_SEARCH_URL'])
    expect(() => readConfig({ ...upstream, [name]: 'models.example' })).toThrow(name)
})
