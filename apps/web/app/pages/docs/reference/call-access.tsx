import { formatNumber } from '@search-foundation/i18n/format'
import { DescriptionList } from '@search-foundation/ui/description-list'
import { Link } from '@search-foundation/ui/link'

import type { PublicOperation } from '../../../ground/api-document.ts'
import styles from './operation-page.module.css'

/** Who may make a call, by the kind of its authentication. */
const callers: Readonly<Record<string, string>> = {
  none: 'No key is needed.',
  key: 'Send an API key as a bearer token.',
  'optional-key': 'Send an API key as a bearer token, or no key at a lower rate limit.',
  user: 'Send the identity token of a signed-in user as a bearer token.',
  'optional-user': 'Send the identity token of a signed-in user as a bearer token, or none.',
  'key-or-user': 'Send an API key, or the identity token of a signed-in user, as a bearer token.',
  'query-key': 'Send the API key as the parameter api_key.',
}

const tiers: Readonly<Record<string, string>> = {
  anonymous: 'without a key',
  standard: 'with a key',
  premium: 'with a premium key',
}

const count = (value: number) => formatNumber(value, 'en-US')

/** What a call needs and costs: authentication, scope of the key, rate limits, price. */
export function CallAccess({ operation }: { operation: PublicOperation }) {
  const { 'x-auth': auth, 'x-bot-check': isChecked, 'x-scope': scope } = operation
  const { 'x-rate-limits': limits = {}, 'x-charge': charge } = operation
  const limitRows = Object.entries(limits).map(
    ([tier, { requests, tokens }]) =>
      `${count(requests)} requests${tokens === undefined ? '' : ` and ${count(tokens)} tokens`} ${tiers[tier] ?? tier}`,
  )
  return (
    <DescriptionList
      className={styles.access ?? ''}
      items={[
        {
          term: 'Authentication',
          detail: `${callers[auth]}${isChecked === true ? ' The form field cf-turnstile-response proves that a person calls.' : ''}`,
        },
        ...(scope === undefined
          ? []
          : [
              {
                term: 'Scope',
                detail: (
                  <>
                    A key with limited scopes needs <code>{scope}</code>.
                  </>
                ),
              },
            ]),
        ...(limitRows.length === 0
          ? []
          : [
              {
                term: 'Rate limit',
                detail: (
                  <>
                    Per minute: {limitRows.join('; ')}. <Link href="/docs/rate-limits">Rate limits</Link>
                  </>
                ),
              },
            ]),
        ...(charge === undefined
          ? []
          : [
              {
                term: 'Price in tokens',
                detail: (
                  <>
                    {charge} A failed call costs nothing. <Link href="/pricing">Prices</Link>
                  </>
                ),
              },
            ]),
      ]}
    />
  )
}
