import { Button } from '../button/index.ts'
import { Icon, LanguagesIcon } from '../icon/index.ts'
import { useLabels } from '../labels/index.ts'
import { Menu } from '../menu/index.ts'

export interface LanguageMenuProps {
  /** Languages to choose from, each with its name in itself: "Deutsch". */
  locales: readonly { code: string; label: string }[]
  /** Code of the current language. */
  value: string
  /** Called with the code of the chosen language. */
  onChange?: (code: string) => void
  /** Address of this page in another language; makes the entries links. */
  href?: (code: string) => string
  /** Shows the name of the language beside the icon. */
  showName?: boolean
}

/** Language of the page. */
export function LanguageMenu({ locales, value, onChange, href, showName }: LanguageMenuProps) {
  const labels = useLabels()
  const icon = <Icon of={LanguagesIcon} />
  const name = locales.find(({ code }) => code === value)?.label ?? value
  const spoken = `${labels.language}: ${name}`
  return (
    <Menu
      selected={value}
      {...(onChange ? { onAction: onChange } : {})}
      trigger={
        showName ? (
          <Button variant="quiet" icon={icon} aria-label={spoken}>
            {name}
          </Button>
        ) : (
          <Button variant="quiet" label={spoken} icon={icon} />
        )
      }
      items={locales.map(({ code, label }) => ({
        id: code,
        label,
        ...(href ? { href: href(code) } : {}),
      }))}
    />
  )
}
