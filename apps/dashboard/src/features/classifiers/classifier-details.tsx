import type { Classifier } from '@search-foundation/api-client'
import { formatDate, formatList, formatNumber } from '@search-foundation/i18n/format'
import { useClassifiersQuery } from '@search-foundation/store/endpoints/classifiers'
import { Badge } from '@search-foundation/ui/badge'
import { Button } from '@search-foundation/ui/button'
import { Card } from '@search-foundation/ui/card'
import { CopyableCode } from '@search-foundation/ui/copyable-code'
import { DescriptionList } from '@search-foundation/ui/description-list'
import { Icon, Trash2Icon } from '@search-foundation/ui/icon'
import { Row } from '@search-foundation/ui/row'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'

import { useApiKey } from '../../ground/api-key/api-key.tsx'
import { ItemState } from '../../ground/item/item-state.tsx'
import { useItemTitle } from '../../ground/item/item-title.ts'
import { usePlace } from '../../ground/place/use-place.ts'
import { useOpened } from '../../ground/query/use-opened.ts'
import { DeleteClassifierDialog } from './delete-classifier-dialog.tsx'
import { TryCard } from './try-card.tsx'

/** One classifier of the key in use: what it knows, a form to try it, and its deletion. */
export function ClassifierDetails({ id }: { id: string }) {
  const { t } = useTranslation('dashboard-classifiers')
  const { pathOf } = usePlace()
  const navigate = useNavigate()
  const query = useClassifiersQuery(useApiKey())
  const classifier = query.data?.find(({ classifier_id }) => classifier_id === id)
  const { opened, open, close } = useOpened('delete')
  const isAsked = opened.delete !== null
  const [isDeleted, setDeleted] = useState(false)
  const list = pathOf('classifiers')
  useEffect(() => {
    // Once the question is closed, in place of this page: Back does not lead to what is gone.
    if (isDeleted && !isAsked) void navigate(list, { replace: true })
  }, [isDeleted, isAsked, list, navigate])
  return (
    <>
      {classifier === undefined ? (
        <Card>
          <ItemState id={id} query={query} failed={t('failed')} height="16rem" />
        </Card>
      ) : (
        <>
          <Facts classifier={classifier} onDelete={() => open('delete', id)} />
          <TryCard id={id} />
        </>
      )}
      <DeleteClassifierDialog
        classifier={classifier}
        isOpen={isAsked && classifier !== undefined}
        onClose={close}
        onDeleted={() => setDeleted(true)}
      />
    </>
  )
}

function Facts({ classifier, onDelete }: { classifier: Classifier; onDelete: () => void }) {
  const { t, i18n } = useTranslation(['dashboard-classifiers', 'dashboard-frame', 'common'])
  const { classifier_id: id, labels, model_name: model, used_number: uses, created_at: created } = classifier
  useItemTitle(labels.length === 0 ? id.slice(0, 8) : formatList(labels, i18n.language))
  return (
    <Card
      headingLevel={2}
      title={t('dashboard-frame:item.classifiers')}
      actions={
        <Button size="sm" icon={<Icon of={Trash2Icon} size="sm" />} onClick={onDelete}>
          {t('delete.action')}
        </Button>
      }
    >
      <DescriptionList
        items={[
          {
            term: t('labels'),
            detail: (
              <Row gap="xs">
                {labels.map((label) => (
                  <Badge key={label}>{label}</Badge>
                ))}
              </Row>
            ),
          },
          { term: t('common:model'), detail: <code>{model}</code> },
          { term: t('uses'), detail: formatNumber(uses, i18n.language) },
          { term: t('created'), detail: formatDate(created, i18n.language) },
          {
            term: t('id'),
            detail: <CopyableCode text={id} />,
          },
        ]}
      />
    </Card>
  )
}
