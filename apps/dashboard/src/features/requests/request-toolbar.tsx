import { SearchField } from '@search-foundation/ui/search-field'
import { Switch } from '@search-foundation/ui/switch'
import { useTranslation } from 'react-i18next'

import { useQueryParameter } from '../../ground/query/use-query-parameter.ts'
import { useShownChoice } from '../../ground/query/use-shown-choice.ts'

export interface RequestToolbarProps {
  isLive: boolean
  onLiveChange: (isLive: boolean) => void
}

/** The search for a call by its id, which the address holds, and the switch of the live view. */
export function RequestToolbar({ isLive, onLiveChange }: RequestToolbarProps) {
  const { t } = useTranslation('dashboard-requests')
  const [isShownLive, chooseLive] = useShownChoice(isLive, onLiveChange)
  const [searched, setSearched] = useQueryParameter('id')
  return (
    <>
      <SearchField
        key={searched}
        label={t('search')}
        hideLabel
        size="sm"
        placeholder={t('search')}
        defaultValue={searched ?? ''}
        onSubmit={(text) => setSearched(text.trim() === '' ? null : text.trim())}
        onClear={() => setSearched(null)}
      />
      <Switch isSelected={isShownLive} onChange={chooseLive}>
        {t('live')}
      </Switch>
    </>
  )
}
