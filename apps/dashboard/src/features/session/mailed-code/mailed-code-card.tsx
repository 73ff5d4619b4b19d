import type { MailedCode } from '@search-foundation/auth/types'
import { Callout } from '@search-foundation/ui/callout'
import { Card } from '@search-foundation/ui/card'
import { Link } from '@search-foundation/ui/link'
import { Row } from '@search-foundation/ui/row'
import { Skeleton } from '@search-foundation/ui/skeleton'
import { Stack } from '@search-foundation/ui/stack'
import { useTranslation } from 'react-i18next'

import { ApplyCodeForm } from './apply-code-form.tsx'
import { CodeFailure } from './code-failure.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { useMailedCode } from './use-mailed-code.ts'
import styles from './mailed-code-card.module.css'

export interface MailedCodeCardProps {
  code: string
  /** The address at which the user continues afterwards. */
  returnTo: string
}

/**
 * What the link of a mail does, once the user agrees: programs that open every link of a mail change nothing. A code that no longer
 * works is explained, with a way to get another one.
 */
export function MailedCodeCard({ code, returnTo }: MailedCodeCardProps) {
  const { t } = useTranslation('auth')
  const { state, finish, retry } = useMailedCode(code)
  if (state.status === 'reading') return <Skeleton width="min(30rem, 100%)" height="12rem" shape="block" />
  if (state.status === 'failed') return <CodeFailure error={state.error} onRetry={retry} />
  const { kind, email } = state
  return (
    <Card headingLevel={2} title={t(`code.${kind}.title`)} className={styles.card ?? ''}>
      {state.status === 'done' ? (
        <Done kind={kind} email={email} returnTo={returnTo} />
      ) : (
        <Stack gap="md">
          <p className={styles.text}>{t(`code.${kind}.text`, { email })}</p>
          {kind === 'reset-password' ? (
            <ResetPasswordForm code={code} email={email} onDone={finish} />
          ) : (
            <ApplyCodeForm code={code} kind={kind} onDone={finish} />
          )}
        </Stack>
      )}
    </Card>
  )
}

function Done({ kind, email, returnTo }: MailedCode & Pick<MailedCodeCardProps, 'returnTo'>) {
  const { t } = useTranslation('auth')
  return (
    <Stack gap="md">
      <Callout tone="positive" announce>
        {t(`code.${kind}.done`, { email })}
      </Callout>
      <Row>
        <Link variant="button-solid" href={returnTo}>
          {t('code.continue')}
        </Link>
      </Row>
    </Stack>
  )
}
