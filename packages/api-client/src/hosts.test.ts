import { expect, test } from 'vitest'

import { createClient } from './client.ts'
import { emulatorPorts } from './hosts.ts'

test('a client for the local platform calls the functions of its project on the functions emulator', () => {
  const { hosts } = createClient({ emulate: true })
  expect(hosts.functions).toBe('http://localhost:5001/demo-search-foundation/us-central1')
  expect(hosts.dashboard).toBe('http://localhost:8787')
  expect(emulatorPorts).toEqual({ functions: 5001, database: 9098, auth: 9099 })
})

test('the default is production; a project, a region and single hosts can be set', () => {
  expect(createClient().hosts.functions).toBe('https://us-central1-search-foundation.cloudfunctions.net')
  const hosts = { main: 'http://127.0.0.1:8000' }
  const client = createClient({ emulate: true, project: 'p', region: 'europe-west1', hosts })
  expect(client.hosts).toMatchObject({ ...hosts, functions: 'http://localhost:5001/p/europe-west1' })
})

test('an invalid address is refused when the client is created', () => {
  expect(() => createClient({ hosts: { dashboard: 'localhost' } })).toThrow(TypeError)
  expect(() => createClient({ project: 'two words' })).toThrow(TypeError)
  expect(createClient({ hosts: { reader: undefined } as object }).hosts.reader).toBeUndefined()
})
