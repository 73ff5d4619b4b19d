/** A site key with a fixed outcome, after those of the service that this stands in for, and the secret that verifies its responses. */
interface Site {
  key: string
  secret: string
  /** `press`: the visitor is asked for one more press before there is a response. */
  outcome: 'pass' | 'block' | 'press'
}

export const sites = {
  passes: { key: '1x00000000000000000000AA', secret: '1x0000000000000000000000000000000AA', outcome: 'pass' },
  blocks: {
    key: '2x00000000000000000000AB',
    secret: '2x0000000000000000000000000000000AA',
    outcome: 'block',
  },
  interacts: {
    key: '3x00000000000000000000FF',
    secret: '3x0000000000000000000000000000000AA',
    outcome: 'press',
  },
} as const satisfies Readonly<Record<string, Site>>

const all: readonly Site[] = Object.values(sites)

export const siteOfKey = (key: string): Site | undefined => all.find((site) => site.key === key)
export const siteOfSecret = (secret: string): Site | undefined => all.find((site) => site.secret === secret)
