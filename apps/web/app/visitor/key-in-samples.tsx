import { Button } from '@search-foundation/ui/button'
import { CheckIcon, CopyIcon, Icon } from '@search-foundation/ui/icon'
import { maskSecret } from '@search-foundation/ui/secret-field'
import { useCopy } from '@search-foundation/ui/use-copy'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { keyTexts } from '../ground/key-texts.ts'
import { fillSamples, writtenText } from '../ground/written-text.ts'
import styles from './key-in-samples.module.css'

export interface KeyInSamplesProps {
  apiKey: string
  /** Whether each sample gets a button that copies it with the whole key. */
  canCopy: boolean
}

/** Shows the visitor's key masked in the samples of the page, which are HTML without a component in the browser. */
export function KeyInSamples({ apiKey, canCopy }: KeyInSamplesProps) {
  const [places, setPlaces] = useState<readonly Element[]>([])
  useEffect(() => {
    fillSamples(document, keyTexts(maskSecret(apiKey)))
    setPlaces([...document.querySelectorAll('[data-code-samples]:has([data-written])')])
    return () => fillSamples(document, {})
  }, [apiKey])
  return canCopy
    ? places.map((place, index) => createPortal(<CopyWithKey apiKey={apiKey} place={place} />, place, index))
    : null
}

/** Copies the sample that a place shows, with the whole key. */
function CopyWithKey({ apiKey, place }: { apiKey: string; place: Element }) {
  const { t } = useTranslation('common')
  const { copy, state } = useCopy()
  const press = () => {
    const shown = [...place.querySelectorAll<HTMLElement>('[data-code-panel]')].find((panel) =>
      panel.checkVisibility(),
    )
    if (shown !== undefined) void copy(writtenText(shown, keyTexts(apiKey)))
  }
  return (
    <Button
      className={styles.copy}
      size="sm"
      icon={<Icon of={state === 'copied' ? CheckIcon : CopyIcon} size="sm" />}
      onClick={press}
    >
      {t(state === 'idle' ? 'copyWithKey' : state === 'copied' ? 'copied' : 'copyFailed')}
    </Button>
  )
}
