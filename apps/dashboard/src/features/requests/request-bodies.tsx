import { formatDateTime } from '@search-foundation/i18n/format'
import {
  useDeleteRequestBodiesMutation,
  useRequestBodiesQuery,
} from '@search-foundation/store/endpoints/requests'
import { serviceError } from '@search-foundation/store/service-error'
import { Button } from '@search-foundation/ui/button'
import { notify } from '@search-foundation/ui/notifications'
import { Row } from '@search-foundation/ui/row'
import { Skeleton } from '@search-foundation/ui/skeleton'
import { Stack } from '@search-foundation/ui/stack'
import { Text } from '@search-foundation/ui/text'
import { useTranslation } from 'react-i18next'

import { useFailure } from '../../ground/failures/use-failure.ts'
import { QueryError } from '../../ground/query/query-error.tsx'
import { useUid } from '../../ground/session/user-boundary.tsx'
import { StoredBody } from './stored-body.tsx'

export interface RequestBodiesProps {
  /** Id of the call. */
  id: string
  /** Until when the bodies are stored (ISO 8601). */
  until: string
}

/** What a call sent and got, until when that is stored, and a way to delete it now. */
export function RequestBodies({ id, until }: RequestBodiesProps) {
  const { t, i18n } = useTranslation('dashboard-requests')
  const failure = useFailure()
  const [remove, { isLoading: isRemoving }] = useDeleteRequestBodiesMutation()

  async function removeNow(): Promise<void> {
    try {
      await remove(id).unwrap()
      notify({ tone: 'positive', message: t('bodies.deleted') })
    } catch (error) {
      failure.show(error)
    }
  }

  return (
    <Stack as="section" aria-label={t('bodies.title')}>
      <Row justify="between">
        <Text size="sm" tone="muted">
          {t('bodies.until', { time: formatDateTime(until, i18n.language) })}
        </Text>
        <Button size="sm" isPending={isRemoving} onClick={() => void removeNow()}>
          {t('bodies.delete')}
        </Button>
      </Row>
      <Bodies id={id} />
    </Stack>
  )
}

function Bodies({ id }: { id: string }) {
  const { t } = useTranslation('dashboard-requests')
  const query = useRequestBodiesQuery({ id, uid: useUid() })
  const { data } = query
  if (query.isError)
    return serviceError(query.error).status === 404 ? (
      <Text tone="muted">{t('bodies.gone')}</Text>
    ) : (
      <QueryError query={query} title={t('bodies.failed')} />
    )
  if (data === undefined) return <Skeleton height="16rem" shape="block" />
  return (
    <>
      <Stack gap="xs">
        <Text as="strong" size="sm">
          {t('bodies.address')}
        </Text>
        <code>{data.address}</code>
      </Stack>
      <StoredBody title={t('bodies.request')} body={data.request} />
      <StoredBody title={t('bodies.response')} body={data.response} />
    </>
  )
}
