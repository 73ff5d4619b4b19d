import { expect, test } from 'vitest'

import { analyticsOrigins, readServiceConfig } from './service-config.ts'

test('without an environment everything is the local platform', () => {
  expect(readServiceConfig({})).toMatchObject({
    apiUrl: 'http://localhost:8787',
    mainApiUrl: 'http://localhost:8787',
    keyServiceUrl: 'http://localhost:8787',
    readerUrl: 'http://localhost:8787/reader',
    identityUrl: 'http://localhost:9099',
  })
})

test('the services default to the address of the API', () => {
  const config = readServiceConfig({ SF_API_URL: 'https://api.example/', SF_READER_URL: 'https://r.example' })
  expect(config).toMatchObject({
    apiUrl: 'https://api.example',
    mainApiUrl: 'https://api.example',
    keyServiceUrl: 'https://api.example',
    readerUrl: 'https://r.example',
  })
})

test('an empty identity address means the provider’s own service', () => {
  expect(readServiceConfig({ SF_IDENTITY_URL: '' }).identityUrl).toBeUndefined()
})

test('an invalid variable is named', () => {
  expect(() => readServiceConfig({ SF_FUNCTIONS_URL: 'not an address' })).toThrow(
    'SF_FUNCTIONS_URL is not valid',
  )
})

test.each([
  [{}, 'http://localhost:8788/outbox'],
  [{ SF_API_URL: 'https://api.example' }, undefined],
  [{ SF_API_URL: 'https://api.example', SF_OUTBOX_URL: 'https://mails.example' }, 'https://mails.example'],
])('with %j the outbox is at %s', (values, address) => {
  expect(readServiceConfig(values).outboxUrl).toBe(address)
})

test.each([
  ['the local platform has its own analytics', {}, 'http://localhost:8788/analytics/gtag/js'],
  ['which an empty app turns off', { SF_ANALYTICS_APP_ID: '' }, undefined],
  ['other services have none', { SF_API_URL: 'https://api.example' }, undefined],
  [
    'unless an app is named',
    { SF_API_URL: 'https://api.example', SF_ANALYTICS_APP_ID: '1:1:web:1' },
    'https://www.googletagmanager.com/gtag/js',
  ],
])('%s', (_, values, tagUrl) => {
  const { analytics } = readServiceConfig(values)
  expect(analytics?.tagUrl).toBe(tagUrl)
  expect(analyticsOrigins(analytics).script).toEqual(tagUrl === undefined ? [] : [new URL(tagUrl).origin])
})
