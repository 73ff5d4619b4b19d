import { useAccountKeysQuery } from '@search-foundation/store/endpoints/account-keys'
import { useRequestSummaryQuery } from '@search-foundation/store/endpoints/requests'
import { useAccountUsageQuery } from '@search-foundation/store/endpoints/usage'
import { Select } from '@search-foundation/ui/select'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'

import { useProductName } from '../../ground/products/use-product-name.ts'
import { DaysField } from '../../ground/query/days-field.tsx'
import { useQueryParameter, useQueryParameters } from '../../ground/query/use-query-parameter.ts'
import { useUid } from '../../ground/session/user-boundary.tsx'
import { firstDay } from '../../ground/usage/first-day.ts'
import { firstLoggedDay } from '../../ground/usage/first-logged-day.ts'
import { loggedProducts, readRequestFilter, statusClasses } from './request-filter.ts'

const all = 'all'
const toParameter = (id: string) => (id === all ? null : id)

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
  const { data: keys } = useAccountKeysQuery({ uid: useUid(), includeRevoked: true })
  const keyOptions = useMemo(
    () => [
      { id: all, label: t('common:allKeys') },
      ...(keys ?? []).map(({ id, name, masked }) => ({ id, label: name ?? masked })),
    ],
    [t, keys],
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
      <Select
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
      <Select
        label={t('errorCode')}
        hideLabel
        size="sm"
        value={error ?? all}
        onChange={({ currentTarget: { value } }) => setError(toParameter(value))}
        options={[{ id: all, label: t('allErrors') }, ...errorCodes.map((id) => ({ id, label: id }))]}
      />
      <Select
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
      <Select
        label={t('common:model')}
        hideLabel
        size="sm"
        value={model ?? all}
        onChange={({ currentTarget: { value } }) => setModel(toParameter(value))}
        options={[{ id: all, label: t('allModels') }, ...models.map((id) => ({ id, label: id }))]}
      />
      <Select
        label={t('common:key')}
        hideLabel
        size="sm"
        value={key ?? all}
        onChange={({ currentTarget: { value } }) => setKey(toParameter(value))}
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
