import type { Model, PublicModel } from '@search-foundation/api-client'
import type { PlaygroundProduct } from '@search-foundation/store/run-product'
import { Grid } from '@search-foundation/ui/grid'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { EmptyWithDocs } from '../../ground/docs/empty-with-docs.tsx'
import { chosen, type Values } from './fields.ts'
import { playgroundModels } from './playground-models.ts'
import { ProductForm } from './product-form.tsx'
import { productSpecs } from './products.ts'
import { ResultCard } from './result-card.tsx'
import { valuesIn } from './shared-values.ts'
import { useRun, type Run } from './use-run.ts'
import { useSamples } from './use-samples.ts'

export interface ProductPanelProps {
  product: PlaygroundProduct
  catalog: readonly Model[]
  served: readonly PublicModel[]
  /** The model of the address. */
  wantedModel: string | null
  /** The fragment of the address, which may have the inputs of a shared request. */
  fragment: string
}

/** One product: its form, its request as code and its response, beside a response that was kept to compare. */
export function ProductPanel({ product, catalog, served, wantedModel, fragment }: ProductPanelProps) {
  const { t } = useTranslation('dashboard-playground')
  const samples = useSamples()
  const { run, send, stop } = useRun()
  const [kept, setKept] = useState<Run>()
  const models = playgroundModels(product, catalog, served)
  const { fields } = productSpecs[product]
  if (models.length === 0 && fields.some(({ name }) => name === 'model'))
    return <EmptyWithDocs about="models" headingLevel={2} title={t('noModels')} />
  const initial: Values = {
    ...samples,
    ...(wantedModel !== null && { model: wantedModel }),
    ...valuesIn(fragment),
  }
  const shown = run && (
    <ResultCard
      title={t('result')}
      run={run}
      action={{ label: t('keep'), onClick: () => setKept(run) }}
      {...(kept && { settings: settingsOf(run) })}
    />
  )
  return (
    <ProductForm
      product={product}
      models={models}
      initial={Object.fromEntries(fields.map(({ name }) => [name, initial[name] ?? '']))}
      onRun={send}
      onStop={stop}
    >
      {kept === undefined || kept === run ? (
        shown
      ) : (
        <Grid columns={2}>
          <ResultCard
            title={t('kept')}
            run={kept}
            action={{ label: t('drop'), onClick: () => setKept(undefined) }}
            settings={settingsOf(kept)}
          />
          {shown}
        </Grid>
      )}
    </ProductForm>
  )
}

/** Returns the choices of a request in one line, without those that are left to the service. */
const settingsOf = ({ request, values }: Run): string =>
  productSpecs[request.product].fields
    .filter(({ kind }) => kind === 'choice')
    .map(({ name }) => chosen(values[name]))
    .filter((value) => value !== undefined)
    .join(' · ')
