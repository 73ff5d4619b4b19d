import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'

import { openPostgres } from './open-postgres.ts'
import { storageFailure } from './storage-failure.ts'

/** PostgreSQL's messages "authentication is complete", the key that cancels statements of process 42, and "ready for a statement". */
const welcome = Buffer.from('5200000008000000004b0000000c0000002a000000075a0000000549', 'hex')

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

test('a connection asks for nothing that a pooler in transaction mode refuses', async () => {
  const { url, server } = await startFrozenServer(false)
  const database = openPostgres(url, { timeoutMilliseconds: 700 })
  const connected = once(server, 'connection') as Promise<[Socket]>
  const failed = database.query('select 1').catch(() => undefined)
  const [socket] = await connected
  const [message] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  await failed
  await database.close()
  const parameters = message
    .toString('latin1', 8)
    .split('\0')
    .filter((part) => part !== '')
  expect(parameters.filter((_, index) => index % 2 === 0)).toEqual(['user', 'database', 'client_encoding'])
})

test.each([700, 0])(
  'a transaction has its limits at the server, which end with it: %s ms',
  async (timeoutMilliseconds) => {
    const { url, sockets, server } = await startFrozenServer(true)
    const sent: string[] = []
    server.on('connection', (socket) => socket.on('data', (data) => sent.push(data.toString('latin1'))))
    const database = openPostgres(url, { timeoutMilliseconds })
    const work = database.transaction((sql) => sql.query('select 1')).catch(() => undefined)
    await expect.poll(() => sent.join('')).toContain('begin')
    expect(sent.join('')).toContain(
      `begin; set local statement_timeout = ${timeoutMilliseconds}; set local idle_in_transaction_session_timeout = ${timeoutMilliseconds}`,
    )
    for (const socket of sockets) socket.destroy()
    await work
    await database.close()
  },
)

test('the server is told to end a statement that was given up', async () => {
  const { url, server, sockets } = await startFrozenServer(true)
  const database = openPostgres(url, { timeoutMilliseconds: 200 })
  const first = once(server, 'connection')
  const failed = database.query('select pg_sleep(60)').catch(() => undefined)
  await first
  const [messenger] = (await once(server, 'connection')) as [Socket]
  const [order] = (await once(messenger, 'data')) as [Buffer]
  expect(order).toEqual(Buffer.from('0000001004d2162e0000002a00000007', 'hex'))
  for (const socket of sockets) socket.destroy()
  await failed
  await database.close()
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
