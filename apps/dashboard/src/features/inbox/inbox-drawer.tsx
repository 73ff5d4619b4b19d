import { useInboxInfiniteQuery, useMarkInboxReadMutation } from '@search-foundation/store/endpoints/inbox'
import { Button } from '@search-foundation/ui/button'
import { Drawer } from '@search-foundation/ui/drawer'
import { Link } from '@search-foundation/ui/link'
import { Stack } from '@search-foundation/ui/stack'
import { useTranslation } from 'react-i18next'

import { EmptyWithDocs } from '../../ground/docs/empty-with-docs.tsx'
import { usePlace } from '../../ground/place/use-place.ts'
import { QueryState } from '../../ground/query/query-state.tsx'
import { useUid } from '../../ground/session/user-boundary.tsx'
import { InboxEntry } from './inbox-entry.tsx'

export interface InboxDrawerProps {
  isOpen: boolean
  onClose: () => void
}

/** What happened to the account, newest first. What was shown is read, on all devices, once the drawer is closed. */
export function InboxDrawer({ isOpen, onClose }: InboxDrawerProps) {
  const { t } = useTranslation(['dashboard-inbox', 'common'])
  const { pathOf } = usePlace()
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
        <QueryState
          // Items that are there stay when more of them, or newer ones, cannot be loaded.
          query={{ ...query, error: query.data === undefined ? query.error : undefined }}
          failed={t('failed')}
          height="16rem"
        >
          {() =>
            items.length === 0 ? (
              <EmptyWithDocs
                about="billing"
                compact
                headingLevel={3}
                title={t('empty')}
                description={t('emptyDescription')}
              />
            ) : (
              <Stack as="ul" gap="sm">
                {items.map((item) => (
                  <InboxEntry key={item.id} item={item} />
                ))}
              </Stack>
            )
          }
        </QueryState>
        {query.hasNextPage && (
          <Button isPending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('older')}
          </Button>
        )}
        <Link href={pathOf('settings', { item: 'notifications' })}>{t('mails.title')}</Link>
      </Stack>
    </Drawer>
  )
}
