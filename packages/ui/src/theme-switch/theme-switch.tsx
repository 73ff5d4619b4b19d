import { Icon, MonitorIcon, MoonIcon, SunIcon } from '../icon/index.ts'
import { useLabels } from '../labels/index.ts'
import { SegmentedControl } from '../segmented-control/index.ts'

/** `auto` follows the system. */
export type Theme = 'light' | 'dark' | 'auto'

export interface ThemeSwitchProps {
  /** The setting, not the theme it leads to. */
  value: Theme
  /** Called with the chosen setting. */
  onChange: (theme: Theme) => void
  /** Joined to the class of the root element. */
  className?: string
}

/** Light, dark, or as the system has it. */
export function ThemeSwitch({ value, onChange, className = '' }: ThemeSwitchProps) {
  const labels = useLabels()
  return (
    <SegmentedControl
      label={labels.theme}
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
