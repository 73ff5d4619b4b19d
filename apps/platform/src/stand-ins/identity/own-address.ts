import type { Config } from '../../kernel/config.ts'

/** Returns an address if it belongs to one of our apps; else undefined. */
export function ownAddress(address: string | undefined, config: Config): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined
  return config.appOrigins.includes(new URL(address).origin) ? address : undefined
}

/** Returns the host names of our apps, whose pages may sign users in. */
export const authorizedDomains = ({ appOrigins }: Config): string[] => [
  ...new Set(appOrigins.map((origin) => new URL(origin).hostname)),
]
