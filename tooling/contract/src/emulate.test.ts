import { createClient, emulatorPorts } from '@search-foundation/api-client'
import { readConfig } from '@search-foundation/platform/config'
import { expect, test } from 'vitest'

test('a client with emulate uses the addresses of the platform with its default settings', () => {
  const { port, functionsPort, projectId, region } = readConfig({})
  const { hosts } = createClient({ emulate: true })
  expect(hosts).toEqual({
    dashboard: `http://localhost:${port}`,
    main: `http://localhost:${port}`,
    keyService: `http://localhost:${port}`,
    functions: `http://localhost:${functionsPort}/${projectId}/${region}`,
  })
  expect(emulatorPorts.functions).toBe(functionsPort)
})
