import { CommandPalette } from '@search-foundation/ui/command-palette'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'

import { useTheme } from '../features/preferences/index.ts'
import { useNavigationItems } from './navigation-items.tsx'

/** Every tab, and the theme. Open at first: it is loaded when it is first asked for. */
export function TabPalette() {
  const { t } = useTranslation(['dashboard-frame', 'common'])
  const navigate = useNavigate()
  const theme = useTheme()
  const { all } = useNavigationItems()
  const [isOpen, setOpen] = useState(true)
  const pages = all.map(({ href, label, icon }) => ({ id: href, label, icon, group: t('common:pages') }))
  const themes = (['light', 'dark', 'auto'] as const).map((id) => ({
    id,
    label: t(`palette.theme.${id}`),
    group: t('common:theme'),
  }))
  return (
    <CommandPalette
      commands={[...pages, ...themes]}
      isOpen={isOpen}
      onOpenChange={setOpen}
      onAction={(id) => {
        const chosen = themes.find((command) => command.id === id)
        if (chosen === undefined) void navigate(id)
        else theme.onChange(chosen.id)
        setOpen(false)
      }}
    />
  )
}
