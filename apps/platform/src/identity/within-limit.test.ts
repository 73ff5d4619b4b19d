import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'

import { readConfig } from '../kernel/config.ts'
import { createIdentityDeleter } from './delete-identity.ts'
import { createIdentityFinder } from './find-identities.ts'
import { createSessionRevoker } from './revoke-sessions.ts'

test('a provider that does not respond is an outage after the limit, for every call about a user', async () => {
  const server = createServer((socket) => socket.on('error', () => undefined))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const config = readConfig({ IDENTITY_EMULATOR_PORT: String(port) })
  await expect(createSessionRevoker(config, 50)('ada')).rejects.toMatchObject({ status: 503 })
  await expect(createIdentityDeleter(config, 50)('ada')).rejects.toThrow('did not respond in time')
  await expect(createIdentityFinder(config, 50)(['ada'])).rejects.toThrow('did not respond in time')
})
