import { formatNumber } from '@search-foundation/i18n/format'
import { useInboxInfiniteQuery } from '@search-foundation/store/endpoints/inbox'
import { Badge } from '@search-foundation/ui/badge'
import { Button } from '@search-foundation/ui/button'
import { BellIcon, Icon } from '@search-foundation/ui/icon'
import { useTranslation } from 'react-i18next'

import { lazyDialog } from '../../ground/dialogs/lazy-dialog.tsx'
import { useOpened } from '../../ground/query/use-opened.ts'
import { useUid } from '../../ground/session/user-boundary.tsx'

const InboxDrawer = lazyDialog(async () => (await import('./inbox-drawer.tsx')).InboxDrawer)

/** How often new items are looked for, in milliseconds. */
const pollMilliseconds = 120_000

/** Button that opens the inbox and counts unread items. The address holds whether the inbox is open. */
export function InboxBell() {
  const { t, i18n } = useTranslation('dashboard-inbox')
  const { opened, open, close } = useOpened('inbox')
  const { data } = useInboxInfiniteQuery(
    { uid: useUid() },
    { pollingInterval: pollMilliseconds, skipPollingIfUnfocused: true },
  )
  const unread = data?.pages[0]?.unread ?? 0
  const number = formatNumber(unread, i18n.language)
  const button = {
    variant: 'quiet',
    icon: <Icon of={BellIcon} />,
    onClick: () => open('inbox', 'open'),
  } as const
  return (
    <>
      {unread === 0 ? (
        <Button {...button} label={t('title')} title={t('title')} />
      ) : (
        <Button {...button} aria-label={t('unread', { number })}>
          <Badge tone="info">{unread > 99 ? '99+' : number}</Badge>
        </Button>
      )}
      <InboxDrawer isOpen={opened.inbox !== null} onClose={close} />
    </>
  )
}
