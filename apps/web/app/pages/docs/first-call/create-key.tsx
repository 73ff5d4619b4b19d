import { maskSecret } from '@search-foundation/ui/secret-field'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { fillSamples } from '../../../ground/written-text.ts'
import { DemoKey } from '../../../visitor/demo-key.tsx'
import { useApiKey } from '../../../visitor/use-api-key.ts'
import { keyTexts } from './key-texts.ts'
import styles from './first-call.module.css'

/** Gets a trial key in place, or names the key of this browser, and shows it masked in the samples of the page. */
export function CreateKey() {
  const { t } = useTranslation('web-docs')
  const apiKey = useApiKey()
  useEffect(() => {
    if (apiKey !== null) fillSamples(document, keyTexts(maskSecret(apiKey)))
  }, [apiKey])
  return (
    <div className={styles.panel}>
      <DemoKey without={t('firstCall.noKey')} />
    </div>
  )
}
