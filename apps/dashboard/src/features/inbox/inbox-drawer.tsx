import { useInboxInfiniteQuery, useMarkInboxReadMutation } from '@search-foundation/store/endpoints/inbox'
import { serviceError } from '@search-foundation/store/service-error'
import { Button } from '@search-foundation/ui/button'
import { Disclosure } from '@search-foundation/ui/disclosure'
import { Drawer } from '@search-foundation/ui/drawer'
import { EmptyState } from '@search-foundation/ui/empty-state'
import { ErrorState } from '@search-foundation/ui/error-state'
import { Skeleton } from '@search-foundation/ui/skeleton'
import { Stack } from '@search-foundation/ui/stack'
import { useTranslation } from 'react-i18next'

import { useUid } from '../../ground/session/user-boundary.tsx'
import { InboxEntry } from './inbox-entry.tsx'
import { MailSwitches } from './mail-switches.tsx'

export interface InboxDrawerProps {
  isOpen: boolean
  onClose: () => void
}

/** What happened to the account, newest first. What was shown is read, on all devices, once the drawer is closed. */
export function InboxDrawer({ isOpen, onClose }: InboxDrawerProps) {
  const { t } = useTranslation(['dashboard-inbox', 'common'])
  const query = useInboxInfiniteQuery({ uid: useUid() })
  const [markRead] = useMarkInboxReadMutation()
  const pages = query.data?.pages ?? []
  const items = pages.flatMap(({ records }) => records)

  function close(): void {
    // Items that arrived meanwhile, or are on further pages, stay unread. A failure leaves them unread, too.
    const ids = items.filter(({ read_at: at }) => at === null).map(({ id }) => id)
    if (ids.length > 0) void markRead(ids.slice(0, 100))
    onClose()
  }

  return (
    <Drawer title={t('title')} isOpen={isOpen} onOpenChange={(open) => !open && close()}>
      <Stack>
        {query.isError && items.length === 0 ? (
          <ErrorState
            compact
            title={t('failed')}
            detail={serviceError(query.error).message}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        ) : query.data === undefined ? (
          <Skeleton height="16rem" shape="block" />
        ) : items.length === 0 ? (
          <EmptyState compact headingLevel={3} title={t('empty')} description={t('emptyDescription')} />
        ) : (
          <Stack as="ul" gap="sm">
            {items.map((item) => (
              <InboxEntry key={item.id} item={item} />
            ))}
          </Stack>
        )}
        {query.hasNextPage && (
          <Button isPending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('older')}
          </Button>
        )}
        <Disclosure title={t('mails.title')}>
          <MailSwitches />
        </Disclosure>
      </Stack>
    </Drawer>
  )
}
