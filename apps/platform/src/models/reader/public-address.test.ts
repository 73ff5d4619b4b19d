import { createServer, type Server } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'

import { PrivateAddressError, publicLookupBy } from '../../kernel/outgoing/public-address.ts'
import { resolveName, type ResolveName } from '../../kernel/outgoing/resolve-name.ts'
import { fetchPage } from './fetch-page.ts'
import { ReaderFailure } from './reader-failure.ts'

const hosts = [
  ...['127.0.0.1', '127.1', '127.0.1', '2130706433', '0x7f000001', '0x7f.1', '017700000001', '0177.0.0.1'],
  ...['127.255.255.254', '0', '0.0.0.0', '0.1.2.3', '00000', '127.0.0.1.', '１２７.0.0.1', '127。0。0。1'],
  ...['localhost', 'LOCALHOST', 'localhost.', 'a.localhost', 'a.b.localhost.', '%6cocalhost', 'ｌocalhost'],
  ...['10.0.0.1', '10.255.255.255', '172.16.0.1', '172.31.255.255', '192.168.0.1', '192.168.255.255'],
  ...['169.254.169.254', '169.254.0.1', '0xa9fea9fe', '2852039166', '169.254.43518', '100.64.0.1'],
  ...['100.127.255.255', '192.0.0.1', '192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '224.0.0.1'],
  ...['239.255.255.255', '240.0.0.1', '255.255.255.255', '[::]', '[::1]', '[0:0:0:0:0:0:0:1]', '[::2]'],
  ...['[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::ffff:10.0.0.1]', '[::127.0.0.1]', '[::7f00:1]'],
  ...['[::ffff:0:127.0.0.1]', '[64:ff9b::7f00:1]', '[64:ff9b::169.254.169.254]', '[64:ff9b:1::7f00:1]'],
  ...['[fe80::1]', '[febf::1]', '[fc00::1]', '[fd00:ec2::254]', '[fdff::1]', '[fec0::1]', '[ff02::1]'],
  ...['[2002:7f00:1::]', '[2001:0:7f00:1::]', '[2001:db8::1]', '[100::1]', '[4000::1]'],
]

/** Every host above in several forms, so that port, path and letter case do not matter. */
const hostile = (port: number) => [
  ...hosts.flatMap((host) => [
    `http://${host}:${port}/`,
    `HTTP://${host}:${port}/a?b=c`,
    `https://${host}:${port}/latest/meta-data/`,
  ]),
  `http://user:pass@example.com:${port}/`,
  `http://example.com@127.0.0.1:${port}/`,
  `http://127.0.0.1:${port}\\@example.com/`,
  'file:///etc/passwd',
  'ftp://127.0.0.1/',
  'gopher://127.0.0.1:70/_x',
  'data:text/html,hello',
  'javascript:alert(1)',
  'ws://127.0.0.1/',
  'blob:http://127.0.0.1/x',
]

async function listen(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return (server.address() as AddressInfo).port
}

/** A server on loopback that nobody may reach. */
async function startCanary() {
  let connections = 0
  const server = createServer((_, answer) => answer.end('reached'))
  server.on('connection', () => (connections += 1))
  const port = await listen(server)
  onTestFinished(() => void server.close())
  return { port, connections: () => connections }
}

const isRefusal = (answer: unknown) =>
  answer instanceof ReaderFailure && /^(Security|InvalidRequest)/.test(answer.name)

/** The addresses that were not refused for what they are. */
async function notRefused(urls: readonly string[], lookup?: LookupFunction): Promise<string[]> {
  const options = { timeoutSeconds: 20, caller: 'test', isAnyPort: true, ...(lookup && { lookup }) }
  const answers = await Promise.all(
    urls.map((url) => fetchPage(url, options).catch((error: unknown) => error)),
  )
  return urls.filter((_, index) => !isRefusal(answers[index]))
}

test('no hostile address opens a connection, and each is refused in words', async () => {
  const canary = await startCanary()
  const urls = hostile(canary.port)
  expect(urls.length).toBeGreaterThanOrEqual(150)
  expect(await notRefused(urls)).toEqual([])
  expect(canary.connections()).toBe(0)
})

test('a good host that redirects to a hostile address does not get there, after one hop or three', async () => {
  const canary = await startCanary()
  const targets = hostile(canary.port)
  let redirects = 0
  const host = createServer((request, answer) => {
    redirects += 1
    const { searchParams } = new URL(request.url ?? '', 'http://good.example')
    const [hops, target] = [Number(searchParams.get('hops')), Number(searchParams.get('target'))]
    const location = hops > 1 ? `/?hops=${hops - 1}&target=${target}` : (targets[target] ?? '')
    answer.writeHead(302, { location: location.replaceAll(/[^ -~]/g, encodeURIComponent) })
    answer.end()
  })
  const port = await listen(host)
  onTestFinished(() => void host.close())
  const checked = publicLookupBy(resolveName)
  const lookup: LookupFunction = (name, options, callback) => {
    if (name !== 'good.example') return checked(name, options, callback)
    const address = { address: '127.0.0.1', family: 4 }
    return options.all === true ? callback(null, [address]) : callback(null, address.address, address.family)
  }
  const through = (hops: number) =>
    targets.map((_, target) => `http://good.example:${port}/?hops=${hops}&target=${target}`)
  expect(await notRefused(through(1), lookup)).toEqual([])
  expect(redirects).toBe(targets.length)
  expect(await notRefused(through(3), lookup)).toEqual([])
  expect(redirects).toBe(targets.length * 4)
  expect(canary.connections()).toBe(0)
})

/** A resolver that returns the given lists of addresses, one after the other. */
function resolverOf(...answers: string[][]) {
  let asked = 0
  const resolve: ResolveName = (_name) => {
    const found = answers[asked++] ?? []
    return Promise.resolve(found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })))
  }
  return { lookup: publicLookupBy(resolve), asked: () => asked }
}

test.each([
  [['127.0.0.1']],
  [['10.1.2.3']],
  [['169.254.169.254']],
  [['::1']],
  [['::ffff:127.0.0.1']],
  [['fd00:ec2::254']],
  [['64:ff9b::7f00:1']],
  [['8.8.8.8', '127.0.0.1']],
  [['2606:4700::1', '::1']],
  [[]],
])('a name that resolves to %j is not connected to', async (addresses) => {
  const canary = await startCanary()
  const url = `http://rebound.example:${canary.port}/`
  expect(await notRefused([url], resolverOf(addresses).lookup)).toEqual([])
  expect(canary.connections()).toBe(0)
})

test('what is checked is what is connected to: a name is asked once for a connection', async () => {
  const { lookup, asked } = resolverOf(['8.8.8.8'], ['127.0.0.1'])
  const ask = () =>
    new Promise((resolve) => {
      lookup('rebound.example', {}, (error, address) => resolve(error ?? address))
    })
  expect(await ask()).toBe('8.8.8.8')
  expect(asked()).toBe(1)
  expect(await ask()).toBeInstanceOf(PrivateAddressError)
})
