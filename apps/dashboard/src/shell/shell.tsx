import { useKeyInfoQuery } from '@search-foundation/store/endpoints/keys'
import { skipToken } from '@search-foundation/store/hooks'
import { LoadingOverlay } from '@search-foundation/ui/loading-overlay'
import { Notifications } from '@search-foundation/ui/notifications'
import { useHotkey } from '@search-foundation/ui/use-hotkey'
import { useState } from 'react'

import { useAnalytics, useApplyTheme, useFollowLanguage } from '../features/preferences/index.ts'
import { useSignedInUser, useSignInLink } from '../features/session/index.ts'
import { useStoredApiKey } from '../ground/api-key/api-key.tsx'
import { lazyDialog } from '../ground/dialogs/lazy-dialog.tsx'
import { useUserTurn } from '../ground/session/use-user-turn.ts'
import { Frame } from './frame.tsx'
import { OpenDialog } from './open-dialog.tsx'
import { Pages } from './pages.tsx'
import { UiProviders } from './ui-providers.tsx'
import { useApiKeyCookie } from './use-api-key-cookie.ts'
import { useFollow } from './use-follow.ts'
import { useLoginQuery } from './use-login-query.ts'
import { useProductQuery } from './use-product-query.ts'
import { useStorageNotices, type StorageFaults } from './use-storage-notices.ts'

const ShortcutsDialog = lazyDialog(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog)
const TabPalette = lazyDialog(async () => (await import('./tab-palette.tsx')).TabPalette)

export interface ShellProps {
  storage: StorageFaults
}

/** What surrounds every page: the frame, the dialogs that an address can open, the palette and the notifications. */
export function Shell({ storage }: ShellProps) {
  const { follow, next } = useFollow()
  const turn = useUserTurn()
  useSignedInUser()
  useApplyTheme()
  useFollowLanguage()
  useStorageNotices(storage)
  useApiKeyCookie()
  useAnalytics()
  useLoginQuery()
  useProductQuery()
  const isSigningIn = useSignInLink()
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  useHotkey('mod+k', () => setPaletteOpen((isOpen) => !isOpen))
  const [isHelpOpen, setHelpOpen] = useState(false)
  useHotkey('mod+/', () => setHelpOpen(true))
  // Keeps the info of the key in use, whatever the page shows. A key that another tab chose may have been cached before its balance changed.
  useKeyInfoQuery(useStoredApiKey() ?? skipToken, { refetchOnMountOrArgChange: true })

  return (
    <UiProviders follow={follow}>
      <Frame next={next} onSearch={() => setPaletteOpen(true)}>
        <Pages key={turn} />
      </Frame>
      <LoadingOverlay fullScreen isVisible={isSigningIn} />
      <OpenDialog turn={turn} />
      <TabPalette isOpen={isPaletteOpen} onOpenChange={setPaletteOpen} onHelp={() => setHelpOpen(true)} />
      <ShortcutsDialog isOpen={isHelpOpen} onOpenChange={setHelpOpen} />
      <Notifications />
    </UiProviders>
  )
}
