import { expect, test } from 'vitest'

import { listModels } from '../resources/models.ts'
import { createClient, type ClientOptions } from './client.ts'
import { emulatorPorts, functionAddress } from './function-address.ts'

const functionOf = (options: ClientOptions) => functionAddress(createClient(options), 's', 'm')

test('a client for the local platform calls the functions of its project on the functions emulator', () => {
  expect(functionOf({ emulate: true })).toBe('http://localhost:5001/demo-search-foundation/us-central1/s/m')
  expect(createClient({ emulate: true }).hosts.dashboard).toBe('http://localhost:8787')
  expect(emulatorPorts).toEqual({ functions: 5001, database: 9098, auth: 9099 })
})

test('the default is production; a project, a region and single hosts can be set', () => {
  expect(functionOf({})).toBe('https://us-central1-search-foundation.cloudfunctions.net/s/m')
  expect(functionOf({ emulate: true, project: 'p', region: 'europe-west1' })).toBe(
    'http://localhost:5001/p/europe-west1/s/m',
  )
  const hosts = { functions: 'http://127.0.0.1:5000/', main: 'http://127.0.0.1:8000' }
  expect(functionOf({ hosts })).toBe('http://127.0.0.1:5000/s/m')
  expect(createClient({ hosts }).hosts.main).toBe(hosts.main)
})

test('baseUrl is the address of every service that has none of its own', () => {
  const hosts = { keyService: 'https://keys.example' }
  expect(createClient({ baseUrl: 'https://proxy.example/ai', hosts }).hosts).toEqual({
    dashboard: 'https://proxy.example/ai',
    main: 'https://proxy.example/ai',
    keyService: 'https://keys.example',
  })
})

test.each([
  ['http://localhost:8787/', 'http://localhost:8787'],
  ['http://localhost:8787//', 'http://localhost:8787'],
  ['http://localhost:8787/v1', 'http://localhost:8787'],
  ['http://localhost:8787/v1/', 'http://localhost:8787'],
  ['https://proxy.example/api/v1', 'https://proxy.example/api'],
])('the address %s becomes %s', (given, expected) => {
  expect(createClient({ hosts: { main: given } }).hosts.main).toBe(expected)
  expect(createClient({ baseUrl: given }).hosts.main).toBe(expected)
})

test('an address that is undefined is absent', () => {
  const { hosts } = createClient({ baseUrl: undefined, hosts: { main: undefined, reader: undefined } })
  expect(hosts).toEqual(createClient().hosts)
})

test.each([
  'localhost',
  'localhost:8787',
  '',
  'undefined',
  'ftp://a.example',
  'https://a.example?v=1',
  'https://a.example/#top',
  'https://user:password@a.example',
  'https://two words.example',
])('the address "%s" is refused by the name of its option when the client is created', (address) => {
  expect(() => createClient({ hosts: { dashboard: address } })).toThrow(
    new TypeError('Invalid hosts.dashboard'),
  )
  expect(() => createClient({ baseUrl: address })).toThrow(new TypeError('Invalid baseUrl'))
})

test('an address may be a path, which calls refuse where there is no page', async () => {
  const client = createClient({ baseUrl: '/api/' })
  expect(client.hosts.main).toBe('/api')
  await expect(listModels(client)).rejects.toBeInstanceOf(TypeError)
})
