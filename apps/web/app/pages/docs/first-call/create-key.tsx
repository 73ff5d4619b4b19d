import { useTranslation } from 'react-i18next'

import { DemoKey } from '../../../visitor/demo-key.tsx'
import styles from './first-call.module.css'

/** Gets a trial key in place, or names the key of this browser. */
export function CreateKey() {
  const { t } = useTranslation('web-docs')
  return (
    <div className={styles.panel}>
      <DemoKey without={t('firstCall.noKey')} />
    </div>
  )
}
