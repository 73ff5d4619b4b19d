import { Button } from '@search-foundation/ui/button'
import { Checkbox } from '@search-foundation/ui/checkbox'
import { EmptyState } from '@search-foundation/ui/empty-state'
import { Link } from '@search-foundation/ui/link'
import { Table, type Column } from '@search-foundation/ui/table'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { BenchmarkLink } from '../../blocks/benchmark-link.tsx'
import { usePageAddress } from '../../document/page-context.tsx'
import { CatalogFilters } from './catalog-filters.tsx'
import { catalogColumns, isNumber, type CatalogModel } from './catalog-model.ts'
import {
  defaultQuery,
  fewestCompared,
  mostCompared,
  readCatalogQuery,
  writeCatalogQuery,
  type CatalogQuery,
} from './catalog-query.ts'
import styles from './model-catalog.module.css'

/** As many cards as a phone shows of the newest models within one and a half screens, below the filters. */
const cardsAtFirst = 5

const allOf = (values: readonly (readonly string[])[]) => [...new Set(values.flat())]

/** Every model as a table that is sorted and filtered, and in which two to four are chosen to be compared. The address of the page says how. */
export default function ModelCatalog({ models }: { models: readonly CatalogModel[] }) {
  const { t } = useTranslation(['web-models', 'common', 'content-models'])
  const { locale, href } = usePageAddress()
  const [query, setQuery] = useState<CatalogQuery>(defaultQuery)
  const choices = {
    products: allOf(models.map(({ types }) => types)),
    inputs: allOf(models.map(({ inputs }) => inputs)),
    licenses: allOf(models.map(({ license }) => [license])).filter((license) => license !== ''),
    columns: ['name', ...catalogColumns],
    slugs: models.map(({ slug }) => slug),
  }

  const takeAddress = useEffectEvent(() => setQuery(readCatalogQuery(location.search, choices)))
  useEffect(() => takeAddress(), [])
  const change = (changes: Partial<CatalogQuery>) => {
    const next = { ...query, ...changes }
    setQuery(next)
    history.replaceState(history.state, '', `${location.pathname}${writeCatalogQuery(next)}`)
  }

  const { product, input, license, sort, chosen } = query
  const listed = models.filter(
    (model) =>
      (product === '' || model.types.includes(product)) &&
      (input === '' || model.inputs.includes(input)) &&
      (license === '' || model.license === license),
  )
  const headers = {
    released: t('catalog.column.released'),
    parameters: t('content-models:fact.parameters'),
    context: t('catalog.column.context'),
    dimensions: t('catalog.column.dimensions'),
    languages: t('content-models:fact.languages'),
    benchmark: t('catalog.column.benchmark'),
    license: t('content-models:fact.license'),
    price: t('catalog.column.price'),
  }
  const columns: Column<CatalogModel>[] = [
    {
      id: 'name',
      header: t('common:model'),
      isRowHeader: true,
      width: '16rem',
      sortValue: ({ slug }) => slug,
      cell: ({ slug, about, replaced, accent }) => (
        <div className={styles.model} {...accent}>
          <Checkbox
            className={styles.choose ?? ''}
            checked={chosen.includes(slug)}
            isDisabled={!chosen.includes(slug) && chosen.length >= mostCompared}
            aria-label={t('catalog.choose', { model: slug })}
            onChange={({ target }) =>
              change({
                chosen: target.checked ? [...chosen, slug] : chosen.filter((other) => other !== slug),
              })
            }
          >
            {null}
          </Checkbox>
          <a href={href(`/models/${slug}`)}>{slug}</a>
          <span className={styles.about}>
            {about}
            {replaced ? <span className={styles.replaced}>{t('content-models:replaced')}</span> : null}
          </span>
        </div>
      ),
    },
    ...catalogColumns.map((id): Column<CatalogModel> => ({
      id,
      header: headers[id],
      align: isNumber(id) ? 'end' : 'start',
      isKept: id === 'price',
      isLabeledInCard: id !== 'parameters' && id !== 'released',
      cell: ({
        cells: {
          [id]: [shown],
        },
      }) => {
        if (typeof shown === 'object' && shown !== null) return <BenchmarkLink {...shown} />
        return shown !== null && (id === 'license' || id === 'price') ? (
          <span className={styles.words}>{shown}</span>
        ) : (
          shown
        )
      },
      sortValue: ({ cells }) => cells[id][1],
    })),
  ]

  return (
    <div className={styles.catalog} data-models="">
      <Table
        caption={t('title')}
        locale={locale}
        columns={columns}
        rows={listed}
        rowKey={({ slug }) => slug}
        sort={sort}
        onSortChange={(next) => change({ sort: next })}
        toolbar={<CatalogFilters query={query} choices={choices} onChange={change} />}
        cards={{ atFirst: cardsAtFirst, showAll: t('catalog.showAll') }}
        summary={
          <>
            <span role="status">{t('catalog.shown', { count: listed.length, total: models.length })}</span>{' '}
            {t('catalog.note')}
          </>
        }
        empty={
          <EmptyState
            compact
            title={t('catalog.empty')}
            action={
              <Button size="sm" onClick={() => change({ product: '', input: '', license: '' })}>
                {t('catalog.showAll')}
              </Button>
            }
          />
        }
      />
      {chosen.length === 0 ? null : (
        <div className={styles.bar} role="group" aria-label={t('catalog.compare')}>
          <p role="status">
            {chosen.length < fewestCompared
              ? t('catalog.chooseMore', { model: chosen[0] })
              : t('catalog.chosen', { count: chosen.length })}
          </p>
          <Button size="sm" variant="quiet" onClick={() => change({ chosen: [] })}>
            {t('common:clear')}
          </Button>
          {chosen.length < fewestCompared ? null : (
            <Link
              variant="button-solid"
              size="sm"
              href={`${href('/models/compare')}${writeCatalogQuery({ ...defaultQuery, chosen })}`}
            >
              {t('catalog.compare')}
            </Link>
          )}
        </div>
      )}
    </div>
  )
}
