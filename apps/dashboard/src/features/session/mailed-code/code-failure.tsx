import type { AuthErrorCode } from '@search-foundation/auth/auth-error'
import { Button } from '@search-foundation/ui/button'
import { Card } from '@search-foundation/ui/card'
import { ErrorState } from '@search-foundation/ui/error-state'
import { Link } from '@search-foundation/ui/link'
import { Row } from '@search-foundation/ui/row'
import { Stack } from '@search-foundation/ui/stack'
import { useTranslation } from 'react-i18next'

import { useDialogs } from '../../../ground/dialogs/use-dialogs.ts'
import { usePlace } from '../../../ground/place/use-place.ts'
import { useSignedIn } from '../../../ground/services/services.tsx'
import { useAuthFailure } from '../use-auth-failure.ts'
import styles from './mailed-code-card.module.css'

export interface CodeFailureProps {
  error: AuthErrorCode
  onRetry: () => void
}

/** Codes that do not mean that the link is invalid: the next attempt may work. */
const passing: readonly AuthErrorCode[] = ['network-request-failed', 'too-many-requests', 'unknown']

/** Why a mailed link does not work, and where to request another one: in the settings, or before sign-in in the dialog. */
export function CodeFailure({ error, onRetry }: CodeFailureProps) {
  const { t } = useTranslation(['auth', 'common'])
  const failureText = useAuthFailure()
  const dialogs = useDialogs()
  const { pathOf } = usePlace()
  const isSignedIn = useSignedIn() !== null
  if (passing.includes(error))
    return <ErrorState description={failureText({ code: error })} onRetry={onRetry} />
  const isExpired = error === 'expired-action-code'
  return (
    <Card
      headingLevel={2}
      title={t(isExpired ? 'code.expired.title' : 'code.invalid.title')}
      className={styles.card ?? ''}
    >
      <Stack gap="md">
        <p className={styles.text}>{t(isExpired ? 'code.expired.text' : 'code.invalid.text')}</p>
        <Row>
          {isSignedIn ? (
            <Link variant="button-solid" href={pathOf('settings')}>
              {t('code.openSettings')}
            </Link>
          ) : (
            <Button variant="solid" onClick={() => dialogs.show('sign-in')}>
              {t('common:signIn')}
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  )
}
