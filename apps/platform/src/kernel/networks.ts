import { BlockList, isIP } from 'node:net'

/** Returns addresses and networks (`10.0.0.0/8`) as a list to check against; undefined if a text is neither. */
export function networksOf(texts: readonly string[]): BlockList | undefined {
  const list = new BlockList()
  for (const text of texts) {
    const [address = '', bits, ...rest] = text.trim().split('/')
    const version = isIP(address)
    const longest = version === 4 ? 32 : 128
    const prefix = bits === undefined ? longest : /^\d+$/.test(bits) ? Number(bits) : -1
    if (version === 0 || prefix < 0 || prefix > longest || rest.length > 0) return undefined
    list.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6')
  }
  return list
}
