import { PaletteMarkup } from '@search-foundation/ui/palette-markup'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../document/page-context.tsx'
import { questionSlot } from '../ground/question-slot.ts'

/** The command palette's dialog; the shell fills and opens it (⌘K, Ctrl K, or the search button). */
export function Palette() {
  const { t } = useTranslation(['web-frame', 'common'])
  const { href } = usePageAddress()
  return (
    <PaletteMarkup
      label={t('palette.label')}
      resultsLabel={t('common:pages')}
      closeLabel={t('common:close')}
      data-palette=""
      data-empty={t('palette.empty')}
      // The shell puts what is typed in place of the slot.
      data-ask={t('palette.ask', { question: questionSlot })}
      data-ask-hint={t('palette.askHint')}
      data-ask-path={href('/deepsearch')}
    />
  )
}
