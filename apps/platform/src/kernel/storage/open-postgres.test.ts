import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'

import { openPostgres } from './open-postgres.ts'
import { storageFailure } from './storage-failure.ts'

/** PostgreSQL's messages "authentication is complete" and "ready for a statement". */
const welcome = Buffer.from('5200000008000000005a0000000549', 'hex')

/** A server that accepts connections and does not respond, as one that is frozen; `greets`: it froze after the connection was made. */
async function startFrozenServer(greets: boolean) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    if (greets) socket.once('data', () => socket.write(welcome))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return {
    url: `postgres://platform@127.0.0.1:${(server.address() as AddressInfo).port}/any`,
    server,
    sockets,
  }
}

test('a statement and an idle transaction have a limit at the server too, except where they may take any time', async () => {
  const startOf = async (timeoutMilliseconds: number) => {
    const { url, server } = await startFrozenServer(false)
    const database = openPostgres(url, { timeoutMilliseconds })
    const connected = once(server, 'connection') as Promise<[Socket]>
    const failed = database.query('select 1').catch(() => undefined)
    const [socket] = await connected
    const [message] = (await once(socket, 'data')) as [Buffer]
    socket.destroy()
    await failed
    await database.close()
    return message.toString().replaceAll('\0', ' ')
  }
  const [limited, patient] = [await startOf(700), await startOf(0)]
  for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout']) {
    expect(limited).toContain(`${limit} 700`)
    expect(patient).not.toContain(limit)
  }
})

test.each([
  ['before the connection is made', false],
  ['during a statement', true],
])(
  'a server that freezes %s is an outage and not a wait without end',
  async (_, greets) => {
    const { url, sockets } = await startFrozenServer(greets)
    const database = openPostgres(url, { timeoutMilliseconds: 200 })
    for (let times = 0; times < 3; times++) {
      const failure: unknown = await database.query('select 1').catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(Error)
      expect(storageFailure(failure as Error)).toBe('away')
    }
    const inTransaction = await database
      .transaction((sql) => sql.query('select 1'))
      .catch((error: unknown) => error)
    expect(storageFailure(inTransaction as Error)).toBe('away')
    for (const socket of sockets) socket.destroy()
    await database.close()
  },
  20_000,
)
