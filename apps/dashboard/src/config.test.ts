import { expect, test } from 'vitest'

import { readConfig } from './config.ts'

test('without an environment everything is the local platform', () => {
  expect(readConfig({})).toMatchObject({
    apiUrl: 'http://localhost:8787',
    mainApiUrl: 'http://localhost:8787',
    keyServiceUrl: 'http://localhost:8787',
    readerUrl: 'http://localhost:8787/reader',
    identityUrl: 'http://localhost:9099',
  })
})

test('the services follow the API unless they are set apart', () => {
  const config = readConfig({ SF_API_URL: 'https://api.example/', SF_READER_URL: 'https://r.example' })
  expect(config).toMatchObject({
    apiUrl: 'https://api.example',
    mainApiUrl: 'https://api.example',
    keyServiceUrl: 'https://api.example',
    readerUrl: 'https://r.example',
  })
})

test('an empty identity address means the provider’s own service', () => {
  expect(readConfig({ SF_IDENTITY_URL: '' }).identityUrl).toBeUndefined()
})

test('a value at fault is named', () => {
  expect(() => readConfig({ SF_FUNCTIONS_URL: 'not an address' })).toThrow('SF_FUNCTIONS_URL is not valid')
})
