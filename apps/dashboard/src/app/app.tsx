import { isSupportedLocale } from '@search-foundation/i18n/locale-table'
import { hasLocaleShape } from '@search-foundation/i18n/locale-path'
import { LabelsProvider } from '@search-foundation/ui/labels'
import { NavigationProvider } from '@search-foundation/ui/navigation'
import { Notifications } from '@search-foundation/ui/notifications'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { CreateKeyDialog, UseKeyDialog } from '../features/keys/index.ts'
import { useApplyTheme } from '../features/preferences/index.ts'
import { SignInDialog, useSignedInUser } from '../features/session/index.ts'
import { BillingPage } from '../pages/billing.tsx'
import { KeyManagerPage } from '../pages/key-manager.tsx'
import { OverviewPage } from '../pages/overview.tsx'
import { PlaygroundPage } from '../pages/playground.tsx'
import { PricingPage } from '../pages/pricing.tsx'
import { RateLimitPage } from '../pages/rate-limit.tsx'
import { SettingsPage } from '../pages/settings.tsx'
import { UsagePage } from '../pages/usage.tsx'
import { CommandPaletteOfTabs } from './command-palette-of-tabs.tsx'
import { Frame } from './frame.tsx'
import { useApiKeyCookie } from './use-api-key-cookie.ts'
import { useApiKey } from './use-api-key.ts'
import { useDialogs } from './use-dialogs.ts'
import { useLabelsOfUi } from './use-labels-of-ui.ts'
import { usePlace } from './use-place.ts'

/** The dashboard: the page of the present tab within its frame, and the dialogs that the address can open. */
export function App() {
  const labels = useLabelsOfUi()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isOurs = (href: string) => new URL(href, location.href).pathname.includes('/api-dashboard')
  useSignedInUser()
  useApplyTheme()
  useApiKeyCookie()

  // A locale that is not supported leads to landing (specification §2, guard 2).
  const isForeign = hasLocaleShape(pathname) && !isSupportedLocale(pathname.split('/')[1] ?? '')
  useEffect(() => {
    if (isForeign) location.replace('/')
  }, [isForeign])
  if (isForeign) return null

  return (
    <LabelsProvider labels={labels}>
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
  const page = {
    apiKey,
    pathOf,
    onCreateKey: () => dialogs.show('create-key'),
    onUseKey: () => dialogs.show('use-key'),
  }
  const onSignIn = () => dialogs.show('sign-in')
  const pages = {
    overview: () => <OverviewPage {...page} />,
    'key-manager': () => <KeyManagerPage {...page} />,
    usage: () => <UsagePage {...page} />,
    billing: () => <BillingPage {...page} />,
    pricing: () => <PricingPage {...page} />,
    playground: () => <PlaygroundPage {...page} />,
    'rate-limit': () => <RateLimitPage />,
    settings: () => <SettingsPage onSignIn={onSignIn} />,
  }
  const close = (isOpen: boolean) => {
    if (!isOpen) dialogs.close()
  }
  return (
    <>
      <Frame onSignIn={onSignIn} key={i18n.language}>
        {pages[tab]()}
      </Frame>
      <SignInDialog isOpen={dialogs.open === 'sign-in'} onOpenChange={close} />
      <CreateKeyDialog isOpen={dialogs.open === 'create-key'} onOpenChange={close} />
      <UseKeyDialog isOpen={dialogs.open === 'use-key'} onOpenChange={close} />
      <CommandPaletteOfTabs pathOf={pathOf} />
    </>
  )
}
