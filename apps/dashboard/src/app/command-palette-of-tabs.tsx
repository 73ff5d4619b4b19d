import { CommandPalette } from '@search-foundation/ui/command-palette'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'

import { useTheme } from '../features/preferences/index.ts'
import { navigationItems } from './navigation-items.tsx'
import type { Tab } from './place.ts'

/** ⌘K / Ctrl K: every page, and the theme. */
export function CommandPaletteOfTabs({ pathOf }: { pathOf: (tab: Tab) => string }) {
  const { t } = useTranslation('dashboard')
  const navigate = useNavigate()
  const theme = useTheme()
  const [isOpen, setOpen] = useState(false)
  const pages = navigationItems(t, pathOf).map(({ href, label, icon }) => ({
    id: href,
    label,
    icon,
    group: t('palette.pages'),
  }))
  const themes = (['light', 'dark', 'auto'] as const).map((id) => ({
    id,
    label: t(`palette.theme.${id}`),
    group: t('palette.appearance'),
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
