import type { KeyScope } from '@search-foundation/api-client/account'
import { Callout } from '@search-foundation/ui/callout'
import { Link } from '@search-foundation/ui/link'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { KeyInUseProvider, useKeyName } from '../../ground/api-key/api-key.tsx'
import { isLacking } from '../../ground/key-scope/key-scope.ts'
import { usePlace } from '../../ground/place/use-place.ts'
import { KeyChoice } from './key-choice.tsx'
import { KeyGate, type KeyGateProps } from './key-gate.tsx'

export interface WithKeyProps extends Pick<KeyGateProps, 'fallback' | 'sample'> {
  /** What the key must be allowed to call; nothing in particular by default. */
  needs?: KeyScope
  /** What the key is chosen for, where the user has not chosen one; `needs` by default. */
  prefers?: KeyScope
  /**
   * Whether another key can be chosen here. The page of an item is about the key that the item belongs to.
   * @default true
   */
  hasChoice?: boolean
  children: ReactNode
}

/**
 * Renders its children with the key to act with, which they get by `useApiKey`: any own key of a signed-in user, who can choose another one here, or the one
 * in this browser. Without any, how to get one.
 */
export const WithKey = ({ needs, prefers = needs, hasChoice = true, children, ...gate }: WithKeyProps) => (
  <KeyGate {...gate} needs={prefers}>
    {({ inUse }) =>
      inUse && (
        <KeyInUseProvider inUse={inUse}>
          {hasChoice && <KeyChoice />}
          {inUse.own !== undefined && isLacking(inUse.own.key, needs) ? (
            <Lacking keyId={inUse.own.key.id} />
          ) : (
            // What was typed for a key is not for another one.
            <Fragment key={inUse.apiKey}>{children}</Fragment>
          )}
        </KeyInUseProvider>
      )
    }
  </KeyGate>
)

/** Why the chosen key cannot do this, and where to change that. */
function Lacking({ keyId }: { keyId: string }) {
  const { t } = useTranslation('dashboard-keys')
  const { pathOf } = usePlace()
  return (
    <Callout
      tone="warning"
      title={t('lacking.title', { key: useKeyName() })}
      action={<Link href={pathOf('key-manager', { query: { edit: keyId } })}>{t('lacking.action')}</Link>}
    >
      {t('lacking.description')}
    </Callout>
  )
}
