import { useRequestsInfiniteQuery } from '@search-foundation/store/endpoints/requests'
import { skipToken } from '@search-foundation/store/hooks'
import { CommandPalette, type Command } from '@search-foundation/ui/command-palette'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'

import { useTheme } from '../features/preferences/index.ts'
import { useDialogs } from '../ground/dialogs/use-dialogs.ts'
import { useChosenKeyScope } from '../ground/key-scope/use-chosen-key-scope.ts'
import { useKeyOptions } from '../ground/key-scope/use-key-options.ts'
import { usePlace } from '../ground/place/use-place.ts'
import { useProductName } from '../ground/products/use-product-name.ts'
import { useSession } from '../ground/services/services.tsx'
import { useNavigationItems } from './navigation-items.tsx'

/** Requests that the palette lists. */
const recentRequests = 5

/** A command and what it does. */
type Action = Command & { run: () => void }

export interface TabPaletteProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onHelp: () => void
}

/** Every tab and action, the keys and the last requests of the signed-in user. */
export function TabPalette({ isOpen, onOpenChange, onHelp }: TabPaletteProps) {
  const groups = [usePages(), useActions(onHelp), useKeys(), useRecentRequests(), useThemes(), useHelp()]
  const actions = groups.flat()
  return (
    <CommandPalette
      commands={actions.map(({ run: _run, ...command }) => command)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onAction={(id) => {
        actions.find((action) => action.id === id)?.run()
        onOpenChange(false)
      }}
    />
  )
}

function usePages(): Action[] {
  const { t } = useTranslation(['dashboard-frame', 'common'])
  const navigate = useNavigate()
  const { all, sections } = useNavigationItems()
  return [
    { group: t('common:pages'), items: all },
    { group: t('tabs.settings'), items: sections },
  ].flatMap(({ group, items }) =>
    items.map(({ href, label, icon }) => ({
      id: href,
      label,
      icon,
      group,
      run: () => void navigate(href),
    })),
  )
}

function useHelp(): Action[] {
  const { t } = useTranslation('dashboard-frame')
  return useNavigationItems().help.map(({ href, label, icon }) => ({
    id: href,
    label,
    icon,
    group: t('groups.help'),
    run: () => location.assign(href),
  }))
}

function useActions(onHelp: () => void): Action[] {
  const { t } = useTranslation(['dashboard-frame', 'dashboard-keys', 'common'])
  const { user } = useSession()
  const dialogs = useDialogs()
  const group = t('palette.actions')
  return [
    {
      id: 'create-key',
      label: t('dashboard-keys:createKey.action'),
      run: () => dialogs.show('create-key'),
      group,
    },
    ...(user === null
      ? [
          {
            id: 'use-key',
            label: t('dashboard-keys:useKey.action'),
            run: () => dialogs.show('use-key'),
            group,
          },
          { id: 'sign-in', label: t('common:signIn'), run: () => dialogs.show('sign-in'), group },
        ]
      : []),
    { id: 'shortcuts', label: t('shortcuts.title'), run: onHelp, group },
  ]
}

function useKeys(): Action[] {
  const { t } = useTranslation(['dashboard-keys', 'common'])
  const { keys, choose } = useChosenKeyScope()
  const options = useKeyOptions()
  if (keys.length === 0) return []
  return [{ id: null, label: t('common:allKeys') }, ...options].map(({ id, label }) => ({
    id: `key ${id}`,
    label,
    group: t('scope.label'),
    run: () => choose(id),
  }))
}

function useRecentRequests(): Action[] {
  const { t } = useTranslation('dashboard-frame')
  const navigate = useNavigate()
  const { pathOf } = usePlace()
  const productName = useProductName()
  const { user } = useSession()
  const { data } = useRequestsInfiniteQuery(
    user === null ? skipToken : { uid: user.uid, pageSize: recentRequests },
  )
  // Without calls about keys and money, which are not what one looks for here.
  const records = (data?.pages[0]?.records ?? []).filter(({ product }) => product !== null)
  return records.map(({ id, status, product, route }) => ({
    id: `request ${id}`,
    label: `${status} · ${product === null ? route : productName(product)} · ${id}`,
    group: t('palette.requests'),
    run: () => void navigate(pathOf('requests', { item: id })),
  }))
}

function useThemes(): Action[] {
  const { t } = useTranslation(['dashboard-frame', 'common'])
  const theme = useTheme()
  return (['light', 'dark', 'auto'] as const).map((id) => ({
    id,
    label: t(`palette.theme.${id}`),
    group: t('common:theme'),
    run: () => theme.onChange(id),
  }))
}
