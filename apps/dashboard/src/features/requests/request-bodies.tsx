import type { LoggedRequest } from '@search-foundation/api-client/account'
import { formatDateTime } from '@search-foundation/i18n/format'
import {
  useDeleteRequestBodiesMutation,
  useRequestBodiesQuery,
} from '@search-foundation/store/endpoints/requests'
import { serviceError } from '@search-foundation/store/service-error'
import { Button } from '@search-foundation/ui/button'
import { notify } from '@search-foundation/ui/notifications'
import { Row } from '@search-foundation/ui/row'
import { Stack } from '@search-foundation/ui/stack'
import { Text } from '@search-foundation/ui/text'
import { useTranslation } from 'react-i18next'

import { useFailure } from '../../ground/failures/use-failure.ts'
import { QueryState } from '../../ground/query/query-state.tsx'
import { useUid } from '../../ground/session/user-boundary.tsx'
import { StoredBody } from './stored-body.tsx'

export interface RequestBodiesProps {
  /** The call. */
  request: LoggedRequest
  /** Until when the bodies are stored (ISO 8601). */
  until: string
}

/** What a call sent and got, until when that is stored, and a way to delete it now. */
export function RequestBodies({ request: { id, route }, until }: RequestBodiesProps) {
  const { t, i18n } = useTranslation('dashboard-requests')
  const failure = useFailure()
  const query = useRequestBodiesQuery({ id, uid: useUid() })
  const [remove, { isLoading: isRemoving }] = useDeleteRequestBodiesMutation()

  async function removeNow(): Promise<void> {
    try {
      await remove(id).unwrap()
      notify({ tone: 'positive', message: t('bodies.deleted') })
    } catch (error) {
      failure.show(error)
    }
  }

  if (query.error !== undefined && serviceError(query.error).status === 404)
    return (
      <Text size="sm" tone="muted">
        {t('bodies.gone')}
      </Text>
    )
  return (
    <Stack as="section" aria-label={t('bodies.title')}>
      <Stack gap="xs">
        <Row justify="between">
          <Text as="strong">{t('bodies.title')}</Text>
          <Button size="sm" isPending={isRemoving} onClick={() => void removeNow()}>
            {t('bodies.delete')}
          </Button>
        </Row>
        <Text size="sm" tone="muted">
          {t('bodies.until', { time: formatDateTime(until, i18n.language) })}
        </Text>
      </Stack>
      <QueryState query={query} failed={t('bodies.failed')} height="16rem">
        {({ address, request, response }) => (
          <>
            {/* Of most calls, the route is the whole address. */}
            {address !== route && (
              <Stack gap="xs">
                <Text as="strong" size="sm">
                  {t('bodies.address')}
                </Text>
                <code>{address}</code>
              </Stack>
            )}
            <StoredBody title={t('bodies.request')} body={request} />
            <StoredBody title={t('bodies.response')} body={response} />
          </>
        )}
      </QueryState>
    </Stack>
  )
}
