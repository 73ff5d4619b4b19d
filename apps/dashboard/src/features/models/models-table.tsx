import type { Model } from '@search-foundation/api-client'
import { useModelsQuery } from '@search-foundation/store/endpoints/models'
import { Table, tableState } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { EmptyWithDocs } from '../../ground/docs/empty-with-docs.tsx'
import { FilterSelect } from '../../ground/query/filter-select.tsx'
import { useQueryParameter } from '../../ground/query/use-query-parameter.ts'
import { useModelColumns } from './model-columns.tsx'
import { modelTags } from './model-tags.ts'

/** Every model of the catalog. The address holds the tag by which they are filtered. */
export function ModelsTable() {
  const { t } = useTranslation(['dashboard-models', 'content-models'])
  const [wanted, setTag] = useQueryParameter('tag')
  const tag = modelTags.find((known) => known === wanted)
  const query = useModelsQuery(tag === undefined ? undefined : [tag])
  return (
    <Table<Model>
      {...tableState(query)}
      caption={t('caption')}
      columns={useModelColumns()}
      rows={query.data ?? []}
      rowKey={({ slug }) => slug}
      isFiltered={tag !== undefined}
      onClearFilters={() => setTag(null)}
      empty={<EmptyWithDocs compact headingLevel={2} title={t('empty')} />}
      toolbar={
        <FilterSelect
          label={t('tag')}
          allLabel={t('allTags')}
          value={tag}
          onChoose={setTag}
          options={modelTags.map((id) => ({ id, label: t(`content-models:tag.${id}`) }))}
        />
      }
    />
  )
}
