import type { Classifier } from '@search-foundation/api-client'
import { useClassifiersQuery } from '@search-foundation/store/endpoints/classifiers'
import { Button } from '@search-foundation/ui/button'
import { Icon, Trash2Icon } from '@search-foundation/ui/icon'
import { Link } from '@search-foundation/ui/link'
import { Row } from '@search-foundation/ui/row'
import { Table, tableState } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { useApiKey } from '../../ground/api-key/api-key.tsx'
import { EmptyWithDocs } from '../../ground/docs/empty-with-docs.tsx'
import { usePlace } from '../../ground/place/use-place.ts'
import { useOpened } from '../../ground/query/use-opened.ts'
import { useClassifierColumns } from './classifier-columns.tsx'
import { DeleteClassifierDialog } from './delete-classifier-dialog.tsx'

/** The trained classifiers of the key in use. Each has a page, where it can be tried. */
export function ClassifiersTable() {
  const { t } = useTranslation('dashboard-classifiers')
  const { pathOf } = usePlace()
  const query = useClassifiersQuery(useApiKey())
  const { opened, open, close } = useOpened('delete')
  const deleted = query.data?.find(({ classifier_id: id }) => id === opened.delete)
  return (
    <>
      <Table<Classifier>
        {...tableState(query)}
        caption={t('caption')}
        columns={useClassifierColumns()}
        rows={query.data ?? []}
        rowKey={({ classifier_id: id }) => id}
        rowActions={(classifier) => (
          <Row gap="xs">
            <Link
              variant="button-quiet"
              size="sm"
              href={pathOf('classifiers', { item: classifier.classifier_id })}
            >
              {t('try.action')}
            </Link>
            <Button
              size="sm"
              variant="quiet"
              label={t('delete.action')}
              icon={<Icon of={Trash2Icon} size="sm" />}
              onClick={() => open('delete', classifier.classifier_id)}
            />
          </Row>
        )}
        empty={
          <EmptyWithDocs compact headingLevel={2} title={t('empty')} description={t('emptyDescription')} />
        }
      />
      <DeleteClassifierDialog classifier={deleted} isOpen={deleted !== undefined} onClose={close} />
    </>
  )
}
