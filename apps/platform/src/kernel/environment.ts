import { BlockList, isIP } from 'node:net'

export type Environment = Readonly<Record<string, string | undefined>>

/** Reads a whole number that is not negative. Throws an Error for anything else. */
export function wholeNumber(environment: Environment, name: string, fallback: number): number {
  const text = environment[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number, not "${text}".`)
  return value
}

/** Reads an http or https address; undefined without one. Throws an Error for anything else. */
export function addressOf(environment: Environment, name: string): string | undefined {
  const text = environment[name]
  if (!text) return undefined
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error(`${name} must be an http or https address, not "${text}".`)
  return text
}

/** Reads the origin of an http or https address; undefined without one. Throws an Error for anything else. */
export function originOf(environment: Environment, name: string): string | undefined {
  const address = addressOf(environment, name)
  return address === undefined ? undefined : new URL(address).origin
}

/** Reads addresses and networks (`10.0.0.0/8`), separated by commas. Throws an Error for anything else. */
export function networksOf(environment: Environment, name: string): BlockList {
  const list = new BlockList()
  for (const text of (environment[name] ?? '').split(',').filter((part) => part !== '')) {
    const [address = '', bits, ...rest] = text.trim().split('/')
    const version = isIP(address)
    const longest = version === 4 ? 32 : 128
    const prefix = bits === undefined ? longest : /^\d+$/.test(bits) ? Number(bits) : -1
    if (version === 0 || prefix < 0 || prefix > longest || rest.length > 0)
      throw new Error(`${name} must be a list of addresses and networks, not "${text}".`)
    list.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6')
  }
  return list
}

/** Settings of each other company that are set together: without one of them, calls would reach it with a local secret, or not at all. */
const together = [
  ['STRIPE_API_URL', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['TURNSTILE_VERIFY_URL', 'TURNSTILE_SECRET_KEY'],
  ['MAIL_API_URL', 'MAIL_API_KEY', 'MAIL_FROM'],
  ['UPSTREAM_API_URL', 'UPSTREAM_API_KEY'],
]

/** Other addresses of a service, which are not used without its main one. */
const additions = { UPSTREAM_API_URL: ['UPSTREAM_READER_URL', 'UPSTREAM_SEARCH_URL'] } as const

/** Throws an Error that names what is missing when only a part of a company's settings is set. */
export function checkHalfSet(environment: Environment): void {
  const isSet = (name: string) => Boolean(environment[name])
  for (const [main, names] of Object.entries(additions)) {
    const given = names.filter(isSet)
    if (given.length > 0 && !isSet(main))
      throw new Error(`Set ${main} too, or remove ${given.join(' and ')}.`)
  }
  for (const names of together) {
    const missing = names.filter((name) => !isSet(name))
    if (missing.length === 0 || missing.length === names.length) continue
    const given = names.filter(isSet)
    throw new Error(`Set ${missing.join(' and ')} too, or remove ${given.join(' and ')}.`)
  }
}
