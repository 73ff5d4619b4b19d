import { Button } from '@search-foundation/ui/button'
import { FormUsername } from '@search-foundation/ui/form'
import { Row } from '@search-foundation/ui/row'
import { useTranslation } from 'react-i18next'

import type { StepProps } from './step.ts'
import styles from './chosen-email.module.css'

/**
 * The address that was entered at the first step, and the way back to change it. Password managers find it in a field, too.
 */
export function ChosenEmail({ email, onStep }: StepProps) {
  const { t } = useTranslation('auth')
  return (
    <Row justify="between" className={styles.row ?? ''}>
      <span className={styles.email}>{email}</span>
      <FormUsername value={email} />
      <Button variant="quiet" size="sm" onClick={() => onStep('email')}>
        {t('step.email.change')}
      </Button>
    </Row>
  )
}
