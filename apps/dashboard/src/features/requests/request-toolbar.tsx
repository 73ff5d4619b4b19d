import { useTranslation } from '@search-foundation/i18n/use-translation'
import { useAccountKeysQuery } from '@search-foundation/store/endpoints/account-keys'
import { DateRange } from '@search-foundation/ui/date-range'
import { SearchField } from '@search-foundation/ui/search-field'
import { Select } from '@search-foundation/ui/select'
import { Switch } from '@search-foundation/ui/switch'

import { useProductName } from '../../ground/products/use-product-name.ts'
import { useQueryParameter, useQueryParameters } from '../../ground/query/use-query-parameter.ts'
import { useUid } from '../../ground/session/user-boundary.tsx'
import { loggedProducts, statusClasses } from './request-filter.ts'

const all = 'all'
const toParameter = (id: string) => (id === all ? null : id)

export interface RequestToolbarProps {
  isLive: boolean
  onLiveChange: (isLive: boolean) => void
}

/** Filters of the request log, which the address holds, and the switch of the live view. */
export function RequestToolbar({ isLive, onLiveChange }: RequestToolbarProps) {
  const { t } = useTranslation(['dashboard-requests', 'common'])
  const productName = useProductName()
  const keys = useAccountKeysQuery({ uid: useUid(), includeRevoked: true })
  const [searched, setSearched] = useQueryParameter('id')
  const [status, setStatus] = useQueryParameter('status')
  const [product, setProduct] = useQueryParameter('product')
  const [key, setKey] = useQueryParameter('key')
  const [{ from, to }, setDays] = useQueryParameters('from', 'to')
  return (
    <>
      <Switch isSelected={isLive} onChange={onLiveChange}>
        {t('live')}
      </Switch>
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
      <Select
        label={t('status')}
        hideLabel
        size="sm"
        value={status ?? all}
        onChange={(id) => setStatus(toParameter(id))}
        options={[
          { id: all, label: t('allStatuses') },
          ...statusClasses.map((id) => ({ id, label: t(`statuses.${id}`) })),
        ]}
      />
      <Select
        label={t('common:product')}
        hideLabel
        size="sm"
        value={product ?? all}
        onChange={(id) => setProduct(toParameter(id))}
        options={[
          { id: all, label: t('allProducts') },
          ...loggedProducts.map((id) => ({
            id,
            label: id === 'search' ? t('common:search') : productName(id),
          })),
        ]}
      />
      <Select
        label={t('common:key')}
        hideLabel
        size="sm"
        value={key ?? all}
        onChange={(id) => setKey(toParameter(id))}
        options={[
          { id: all, label: t('common:allKeys') },
          ...(keys.data ?? []).map(({ id, name, masked }) => ({ id, label: name ?? masked })),
        ]}
      />
      <DateRange
        label={t('days')}
        hideLabel
        value={from === null || to === null ? null : { start: from, end: to }}
        onChange={(days) => setDays({ from: days?.start ?? null, to: days?.end ?? null })}
      />
    </>
  )
}
