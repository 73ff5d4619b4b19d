import { createServer } from 'node:http'
import { expect, test } from 'vitest'
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

test('no hostile address opens a connection, and each is refused in words', async () => {
  let connections = 0
  const canary = createServer((_, answer) => answer.end('reached'))
  canary.on('connection', () => (connections += 1))
  await new Promise<void>((done) => canary.listen(0, '127.0.0.1', done))
  const address = canary.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const urls = hostile(port)
  expect(urls.length).toBeGreaterThanOrEqual(150)
  const answers = await Promise.all(
    urls.map((url) => fetchPage(url, { timeoutSeconds: 5 }).catch((error: unknown) => error)),
  )
  await new Promise((done) => canary.close(done))
  const wrong = urls.filter((_, index) => {
    const answer = answers[index]
    return !(answer instanceof ReaderFailure) || !/^(Security|InvalidRequest)/.test(answer.name)
  })
  expect(wrong).toEqual([])
  expect(connections).toBe(0)
})
