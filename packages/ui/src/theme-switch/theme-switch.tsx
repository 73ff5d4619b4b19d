import { useId } from 'react'

import { Icon, MonitorIcon, MoonIcon, SunIcon } from '../icon/index.ts'
import { useLabels } from '../labels/index.ts'
import { SegmentedControl } from '../segmented-control/index.ts'

/** Setting; `auto` follows the system. */
export type Theme = 'light' | 'dark' | 'auto'

export interface ThemeSwitchProps {
  /** Setting, which may be `auto`; not the resulting theme. */
  value: Theme
  /** Called with the new setting. */
  onChange: (theme: Theme) => void
  /** Class name added to the root element. */
  className?: string
}

/** Control for the theme: light, dark, or the system's. */
export function ThemeSwitch({ value, onChange, className = '' }: ThemeSwitchProps) {
  const labels = useLabels()
  return (
    <SegmentedControl
      label={labels.theme}
      name={useId()}
      size="sm"
      iconsOnly
      className={className}
      value={value}
      onChange={onChange}
      options={[
        { id: 'light', label: labels.themeLight, icon: <Icon of={SunIcon} size="sm" /> },
        { id: 'dark', label: labels.themeDark, icon: <Icon of={MoonIcon} size="sm" /> },
        { id: 'auto', label: labels.themeAuto, icon: <Icon of={MonitorIcon} size="sm" /> },
      ]}
    />
  )
}
