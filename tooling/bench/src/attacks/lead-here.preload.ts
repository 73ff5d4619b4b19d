import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import { Socket, type TcpNetConnectOpts } from 'node:net'

/*
 * Loaded into the platform that is attacked: names are asked of the bench, and connections to `*.site.example` lead to its site, after
 * the platform has checked the address that the name has.
 */
const { BENCH_NAME_SERVER: nameServer = '', BENCH_SITE_PORT: sitePort = '' } = process.env

const { Resolver } = dns.promises
dns.promises.Resolver = class extends Resolver {
  constructor(...options: ConstructorParameters<typeof Resolver>) {
    super(...options)
    this.setServers([nameServer])
  }
}
syncBuiltinESMExports()

const { connect } = Socket.prototype
Socket.prototype.connect = function led(this: Socket, ...given: unknown[]) {
  const [first] = given
  const options = (Array.isArray(first) ? first[0] : first) as Partial<TcpNetConnectOpts> | undefined
  const { lookup } = options ?? {}
  if (options?.host?.endsWith('.site.example') === true && lookup !== undefined) {
    options.port = Number(sitePort)
    options.lookup = (name, settings, done) =>
      lookup(name, settings, (error) => {
        const here = { address: '127.0.0.1', family: 4 }
        if (error !== null) done(error, '', 0)
        else if (settings.all === true) done(null, [here])
        else done(null, here.address, here.family)
      })
  }
  return (connect as (...all: unknown[]) => Socket).apply(this, given)
} as typeof connect
