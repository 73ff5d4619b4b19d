import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { fetch, ProxyAgent } from 'undici'
import { expect, onTestFinished, test } from 'vitest'

import { listModels } from '../resources/models.ts'
import { createClient } from './client.ts'
import { loopback } from './loopback-server.test-support.ts'

/** Starts a proxy that makes tunnels, and returns its address and the hosts that it was asked for. */
async function startProxy() {
  const asked: string[] = []
  const proxy = createServer().on('connect', ({ url = '' }, socket, head) => {
    asked.push(url)
    const [host, port] = url.split(':')
    const target = connect(Number(port), host, () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      target.write(head)
      target.pipe(socket).pipe(target)
    })
    onTestFinished(() => void target.destroy())
  })
  onTestFinished(() => {
    proxy.close()
    proxy.closeAllConnections()
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  return { address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, asked }
}

test('a dispatcher of undici, such as one for a proxy, is used by the fetch of undici', async () => {
  const { hosts } = await loopback((_, response) => response.end('[{"name":"jina-embeddings-v3"}]'))
  const { address, asked } = await startProxy()
  const dispatcher = new ProxyAgent({ uri: address, proxyTunnel: true })
  onTestFinished(() => dispatcher.close())
  const client = createClient({
    hosts,
    fetch: fetch as unknown as typeof globalThis.fetch,
    fetchOptions: { dispatcher } as RequestInit,
  })
  await expect(listModels(client)).resolves.toMatchObject([{ name: 'jina-embeddings-v3' }])
  expect(asked).toEqual([new URL(hosts.dashboard).host])
})
