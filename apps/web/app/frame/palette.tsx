import { VisuallyHidden } from '@search-foundation/ui/visually-hidden'
import { useTranslation } from 'react-i18next'

import { usePlace } from '../i18n/use-place.ts'
import styles from './palette.module.css'

/** The command palette's dialog; the shell fills and opens it (⌘K, Ctrl K, or the search button). */
export function Palette() {
  const { t } = useTranslation('web-frame')
  const { locale } = usePlace()
  return (
    <dialog
      className={styles.palette}
      aria-label={t('palette.label')}
      data-palette=""
      data-pages={`/pages/${locale}.json`}
      data-empty={t('palette.empty')}
    >
      <form method="dialog" className={styles.form}>
        <input
          type="text"
          role="combobox"
          aria-label={t('palette.label')}
          aria-controls="palette-list"
          aria-expanded="true"
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={t('palette.placeholder')}
        />
        <button type="submit">
          <kbd>Esc</kbd>
          <VisuallyHidden> {t('palette.close')}</VisuallyHidden>
        </button>
      </form>
      <div id="palette-list" className={styles.list} role="listbox" aria-label={t('palette.results')} />
      <p role="status" />
    </dialog>
  )
}
