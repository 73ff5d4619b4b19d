import { useAccountKeysQuery } from '@search-foundation/store/endpoints/account-keys'
import { useRequestSummaryQuery } from '@search-foundation/store/endpoints/requests'
import { useAccountUsageQuery } from '@search-foundation/store/endpoints/usage'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'

import { useStoredKeyName } from '../../ground/api-key/use-key-names.ts'
import { useProductName } from '../../ground/products/use-product-name.ts'
import { DaysField } from '../../ground/query/days-field.tsx'
import { FilterSelect } from '../../ground/query/filter-select.tsx'
import { useQueryParameter, useQueryParameters } from '../../ground/query/use-query-parameter.ts'
import { useUid } from '../../ground/session/user-boundary.tsx'
import { firstDay } from '../../ground/usage/first-day.ts'
import { firstLoggedDay } from '../../ground/usage/first-logged-day.ts'
import { loggedProducts, readRequestFilter, statusClasses } from './request-filter.ts'

/** The models that the account has used, and the one that is chosen, by name. */
function useUsedModels(chosen: string | null): string[] {
  const usage = useAccountUsageQuery({ uid: useUid(), groupBy: ['model'] })
  const used = (usage.data?.rows ?? []).flatMap(({ model }) => model ?? [])
  return [...new Set([...used, ...(chosen ? [chosen] : [])])].toSorted()
}

/** The codes of the errors among the calls that the other filters match, the most frequent first, and the one that is chosen. */
function useErrorCodes(chosen: string | null): string[] {
  const [search] = useSearchParams()
  const { errorCode: _, ...others } = readRequestFilter(search)
  const { data } = useRequestSummaryQuery({ ...others, uid: useUid() })
  return [...new Set([...(data?.error_codes ?? []).map(({ code }) => code), ...(chosen ? [chosen] : [])])]
}

/** Filters of the request log, which the address holds. */
export function RequestFilters() {
  const { t } = useTranslation(['dashboard-requests', 'common'])
  const [search] = useSearchParams()
  const productName = useProductName()
  const keyName = useStoredKeyName()
  const { data: keys } = useAccountKeysQuery({ uid: useUid(), includeRevoked: true })
  const keyOptions = useMemo(
    () => (keys ?? []).map(({ id, name, masked }) => ({ id, label: keyName(name, masked) })),
    [keys, keyName],
  )
  const [status, setStatus] = useQueryParameter('status')
  const [error, setError] = useQueryParameter('error')
  const errorCodes = useErrorCodes(error)
  const [product, setProduct] = useQueryParameter('product')
  const [model, setModel] = useQueryParameter('model')
  const models = useUsedModels(model)
  const [key, setKey] = useQueryParameter('key')
  const [, setDays] = useQueryParameters('from', 'to')
  const { from = null, to = null } = readRequestFilter(search)
  const now = new Date()
  const today = firstDay(1, now)
  return (
    <>
      <FilterSelect
        label={t('status')}
        allLabel={t('allStatuses')}
        value={status}
        onChoose={setStatus}
        options={statusClasses.map((id) => ({ id, label: t(`statuses.${id}`) }))}
      />
      <FilterSelect
        label={t('errorCode')}
        allLabel={t('allErrors')}
        value={error}
        onChoose={setError}
        options={errorCodes.map((id) => ({ id, label: id }))}
      />
      <FilterSelect
        label={t('common:product')}
        allLabel={t('allProducts')}
        value={product}
        onChoose={setProduct}
        options={loggedProducts.map((id) => ({
          id,
          label: id === 'search' ? t('common:search') : productName(id),
        }))}
      />
      <FilterSelect
        label={t('common:model')}
        allLabel={t('allModels')}
        value={model}
        onChoose={setModel}
        options={models.map((id) => ({ id, label: id }))}
      />
      <FilterSelect
        label={t('common:key')}
        allLabel={t('common:allKeys')}
        value={key}
        onChoose={setKey}
        options={keyOptions}
      />
      <DaysField
        size="sm"
        maxValue={today}
        // A link may have one end alone: the log has the days up to today from the first one that is stored.
        value={from === null && to === null ? null : { start: from ?? firstLoggedDay(now), end: to ?? today }}
        onChange={(days) => setDays({ from: days?.start ?? null, to: days?.end ?? null })}
      />
    </>
  )
}
