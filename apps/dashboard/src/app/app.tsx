import { LabelsProvider } from '@search-foundation/ui/labels'
import { NavigationProvider } from '@search-foundation/ui/navigation'
import { Notifications } from '@search-foundation/ui/notifications'
import { Skeleton } from '@search-foundation/ui/skeleton'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'

import { useApplyTheme } from '../features/preferences/index.ts'
import { useSignedInUser } from '../features/session/index.ts'
import { Frame } from './frame.tsx'
import { CommandPaletteOfTabs, dialogs as dialogParts, pages } from './parts.ts'
import { useApiKeyCookie } from './use-api-key-cookie.ts'
import { useApiKey } from './use-api-key.ts'
import { useDialogs, type DialogName } from './use-dialogs.ts'
import { useLabelsOfUi } from './use-labels-of-ui.ts'
import { usePlace } from './use-place.ts'

/** The dashboard: the page of the present tab within its frame, and the dialogs that the address can open. */
export function App() {
  const { i18n } = useTranslation()
  const labels = useLabelsOfUi()
  const navigate = useNavigate()
  const isOurs = (href: string) => new URL(href, location.href).pathname.includes('/api-dashboard')
  useSignedInUser()
  useApplyTheme()
  useApiKeyCookie()

  return (
    <LabelsProvider labels={labels} locale={i18n.language}>
      <NavigationProvider navigate={(href) => void (isOurs(href) ? navigate(href) : location.assign(href))}>
        <Content />
        <Notifications />
      </NavigationProvider>
    </LabelsProvider>
  )
}

function Content() {
  const { i18n } = useTranslation()
  const { tab, pathOf } = usePlace()
  const apiKey = useApiKey()
  const dialogs = useDialogs()
  const onSignIn = () => dialogs.show('sign-in')
  const PageOfTab = pages[tab]
  return (
    <>
      <Frame onSignIn={onSignIn} key={i18n.language}>
        <Suspense fallback={<PageSkeleton />}>
          <PageOfTab
            apiKey={apiKey}
            pathOf={pathOf}
            onSignIn={onSignIn}
            onCreateKey={() => dialogs.show('create-key')}
            onUseKey={() => dialogs.show('use-key')}
          />
        </Suspense>
      </Frame>
      <Suspense>
        <OpenDialog name={dialogs.open} onClose={dialogs.close} />
      </Suspense>
      <Suspense>
        <CommandPaletteOfTabs pathOf={pathOf} />
      </Suspense>
    </>
  )
}

/** The dialog that the address asks for. The last one stays until it has faded out. */
function OpenDialog({ name, onClose }: { name: DialogName | undefined; onClose: () => void }) {
  const [last, setLast] = useState(name)
  if (name !== undefined && name !== last) setLast(name)
  const shown = name ?? last
  if (shown === undefined) return null
  const Dialog = dialogParts[shown]
  return <Dialog isOpen={name === shown} onOpenChange={(isOpen) => !isOpen && onClose()} />
}

/** Shown while a page's code loads: the blocks of the skeleton in `index.html`. */
function PageSkeleton() {
  return (
    <div className="page" aria-busy="true">
      <Skeleton width="14rem" height="2rem" shape="block" />
      <Skeleton height="9rem" shape="block" />
      <Skeleton height="18rem" shape="block" />
    </div>
  )
}
