import { createClient, emulatorPorts, getUserInfo } from '@search-foundation/api-client'
import { readConfig } from '@search-foundation/platform/config'
import { expect, test, vi } from 'vitest'

test('a client with emulate uses the addresses of the platform with its default settings', async () => {
  const { port, functionsPort, projectId, region } = readConfig({})
  const fetch = vi.fn(() => Promise.resolve(new Response('{"result":{}}')))
  const client = createClient({ emulate: true, fetch })
  const origin = `http://localhost:${port}`
  expect(client.hosts).toEqual({ dashboard: origin, main: origin, keyService: origin })
  await getUserInfo(client, {})
  const functions = `http://localhost:${functionsPort}/${projectId}/${region}`
  expect(fetch).toHaveBeenCalledWith(`${functions}/account/getUserInfo`, expect.anything())
  expect(emulatorPorts.functions).toBe(functionsPort)
})
