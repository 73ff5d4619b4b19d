import type { SocialProvider } from '@search-foundation/auth/types'
import { siGithub, siGoogle } from 'simple-icons'

const marks = { google: siGoogle, github: siGithub } satisfies Record<SocialProvider, unknown>

/** The mark of another company, in the color of the text beside it. Decoration: the text names the company. */
export function ProviderMark({ provider }: { provider: SocialProvider }) {
  return (
    <svg viewBox="0 0 24 24" width="16" height="16" fill="currentColor" aria-hidden="true">
      <path d={marks[provider].path} />
    </svg>
  )
}
