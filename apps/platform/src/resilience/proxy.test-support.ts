import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export interface Proxy {
  url: string
  /** Ports of the processes behind it. */
  ports: number[]
}

/** A proxy that gives each connection to the next process, and to the one after it where none listens; for one test. */
export async function startProxy(): Promise<Proxy> {
  const proxy: Proxy = { url: '', ports: [] }
  let next = 0
  function forward(client: Socket, tries: number): void {
    const port = proxy.ports[next++ % proxy.ports.length]
    if (port === undefined || tries === 0) return void client.destroy()
    const server = connect(port, '127.0.0.1')
    const retry = () => forward(client, tries - 1)
    server.once('error', retry)
    server.once('connect', () => {
      server.off('error', retry)
      server.on('error', () => client.destroy())
      server.on('close', () => client.destroy())
      client.on('close', () => server.destroy())
      client.pipe(server)
      server.pipe(client)
    })
  }
  const open = new Set<Socket>()
  const listener = createServer((client) => {
    open.add(client)
    client.on('close', () => open.delete(client))
    client.on('error', () => undefined)
    forward(client, proxy.ports.length)
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    listener.close()
    for (const socket of open) socket.destroy()
  })
  proxy.url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`
  return proxy
}
