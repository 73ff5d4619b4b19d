import { useTranslation } from '@search-foundation/i18n/use-translation'
import { useAccountKeysQuery } from '@search-foundation/store/endpoints/account-keys'
import { PlainSelect } from '@search-foundation/ui/plain/select'
import { PlainTextField } from '@search-foundation/ui/plain/text-field'
import { SearchField } from '@search-foundation/ui/search-field'
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
      <PlainSelect
        label={t('status')}
        hideLabel
        size="sm"
        value={status ?? all}
        onChange={({ currentTarget: { value } }) => setStatus(toParameter(value))}
        options={[
          { id: all, label: t('allStatuses') },
          ...statusClasses.map((id) => ({ id, label: t(`statuses.${id}`) })),
        ]}
      />
      <PlainSelect
        label={t('common:product')}
        hideLabel
        size="sm"
        value={product ?? all}
        onChange={({ currentTarget: { value } }) => setProduct(toParameter(value))}
        options={[
          { id: all, label: t('allProducts') },
          ...loggedProducts.map((id) => ({
            id,
            label: id === 'search' ? t('common:search') : productName(id),
          })),
        ]}
      />
      <PlainSelect
        label={t('common:key')}
        hideLabel
        size="sm"
        value={key ?? all}
        onChange={({ currentTarget: { value } }) => setKey(toParameter(value))}
        options={[
          { id: all, label: t('common:allKeys') },
          ...(keys.data ?? []).map(({ id, name, masked }) => ({ id, label: name ?? masked })),
        ]}
      />
      {[
        { name: 'from' as const, value: from },
        { name: 'to' as const, value: to },
      ].map(({ name, value }) => (
        <PlainTextField
          key={name}
          type="date"
          size="sm"
          label={t(name)}
          hideLabel
          prefix={t(name)}
          value={value ?? ''}
          onChange={({ currentTarget }) => setDays({ [name]: currentTarget.value || null })}
        />
      ))}
    </>
  )
}
