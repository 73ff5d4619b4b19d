import { useModelsQuery, usePublicModelsQuery } from '@search-foundation/store/endpoints/models'
import type { PastRun } from '@search-foundation/store/playground'
import { Card } from '@search-foundation/ui/card'
import { ErrorState } from '@search-foundation/ui/error-state'
import { Skeleton } from '@search-foundation/ui/skeleton'
import { Stack } from '@search-foundation/ui/stack'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'

import { usePlace } from '../../ground/place/use-place.ts'
import { playgroundProducts, productNamed } from '../../ground/products/playground-products.ts'
import { useProductName } from '../../ground/products/use-product-name.ts'
import { AddressTabs } from '../../ground/query/address-tabs.tsx'
import { useQueryParameters } from '../../ground/query/use-query-parameter.ts'
import { HistoryTable } from './history-table.tsx'
import { ProductPanel } from './product-panel.tsx'
import { fragmentOf } from './shared-values.ts'

/** Calls any product with the key in use. The address has the product, and may have the model and, in its fragment, the inputs. */
export function Playground() {
  const { t } = useTranslation(['dashboard-playground', 'common'])
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  const { pathOf } = usePlace()
  const productName = useProductName()
  const [wanted, choose] = useQueryParameters('product', 'model')
  const product = productNamed(wanted.product) ?? playgroundProducts[0]
  const catalog = useModelsQuery()
  const served = usePublicModelsQuery()

  function open({ id, product: past, values }: PastRun): void {
    const path = pathOf('playground', { query: { product: past } })
    void navigate(path + fragmentOf(values), { state: { run: id }, preventScrollReset: true })
    window.scrollTo({ top: 0 })
  }

  // The inputs and the model of the address belong to the product before.
  const chooseProduct = (id: string) => choose({ product: id, model: null })
  const content =
    catalog.isError || served.isError ? (
      <Card>
        <ErrorState
          compact
          title={t('modelsFailed')}
          isRetrying={catalog.isFetching || served.isFetching}
          onRetry={() => {
            void catalog.refetch()
            void served.refetch()
          }}
        />
      </Card>
    ) : catalog.data === undefined || served.data === undefined ? (
      <Card>
        <Skeleton height="24rem" shape="block" />
      </Card>
    ) : (
      <ProductPanel
        key={`${product} ${wanted.model} ${hash} ${(state as { run?: string } | null)?.run}`}
        product={product}
        catalog={catalog.data}
        served={served.data}
        wantedModel={wanted.model}
        fragment={hash}
      />
    )
  return (
    <Stack gap="lg">
      <AddressTabs
        label={t('products')}
        fieldLabel={t('common:product')}
        value={product}
        onChoose={chooseProduct}
        items={playgroundProducts.map((id) => ({ id, label: productName(id), content }))}
      />
      <HistoryTable onOpen={open} />
    </Stack>
  )
}
