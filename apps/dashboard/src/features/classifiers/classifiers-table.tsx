import type { Classifier } from '@search-foundation/api-client'
import { useTranslation } from '@search-foundation/i18n/use-translation'
import {
  useClassifiersQuery,
  useDeleteClassifierMutation,
} from '@search-foundation/store/endpoints/classifiers'
import { ConfirmDialog } from '@search-foundation/ui/confirm-dialog'
import { EmptyState } from '@search-foundation/ui/empty-state'
import { Icon, PlayIcon, Trash2Icon } from '@search-foundation/ui/icon'
import { IconButton } from '@search-foundation/ui/icon-button'
import { notify } from '@search-foundation/ui/notifications'
import { Row } from '@search-foundation/ui/row'
import { Table, tableState } from '@search-foundation/ui/table'
import { useState } from 'react'

import { useApiKey } from '../../ground/api-key/api-key.tsx'
import { useFailure } from '../../ground/failures/use-failure.ts'
import { useQueryParameter } from '../../ground/query/use-query-parameter.ts'
import { useClassifierColumns } from './classifier-columns.tsx'
import { TryDrawer } from './try-drawer.tsx'

/** The trained classifiers of the key in use. The address holds which one is being tried. */
export function ClassifiersTable() {
  const { t } = useTranslation('dashboard-classifiers')
  const apiKey = useApiKey()
  const failure = useFailure()
  const query = useClassifiersQuery(apiKey)
  const [tried, setTried] = useQueryParameter('classifier')
  const [deleted, setDeleted] = useState<Classifier>()
  const [deleteClassifier] = useDeleteClassifierMutation()
  const rows = query.data ?? []

  async function confirmDeletion(): Promise<void> {
    if (deleted === undefined) return
    try {
      await deleteClassifier({ apiKey, id: deleted.classifier_id }).unwrap()
      notify({ tone: 'positive', message: t('delete.done') })
    } catch (error) {
      failure.show(error)
      throw error
    }
  }

  return (
    <>
      <Table<Classifier>
        {...tableState(query)}
        caption={t('caption')}
        columns={useClassifierColumns()}
        rows={rows}
        rowKey={({ classifier_id: id }) => id}
        rowActions={(classifier) => (
          <Row gap="xs">
            <IconButton
              size="sm"
              label={t('try.action')}
              icon={<Icon of={PlayIcon} size="sm" />}
              onPress={() => setTried(classifier.classifier_id)}
            />
            <IconButton
              size="sm"
              label={t('delete.action')}
              icon={<Icon of={Trash2Icon} size="sm" />}
              onPress={() => setDeleted(classifier)}
            />
          </Row>
        )}
        empty={<EmptyState compact headingLevel={2} title={t('empty')} description={t('emptyDescription')} />}
      />
      <TryDrawer
        classifier={rows.find(({ classifier_id: id }) => id === tried)}
        onClose={() => setTried(null)}
      />
      <ConfirmDialog
        title={t('delete.title', { id: deleted?.classifier_id.slice(0, 8) ?? '' })}
        description={t('delete.description')}
        confirmLabel={t('delete.confirm')}
        tone="negative"
        isOpen={deleted !== undefined}
        onOpenChange={(isOpen) => !isOpen && setDeleted(undefined)}
        onConfirm={confirmDeletion}
      />
    </>
  )
}
