import { Button } from '../button/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Icon, LanguagesIcon } from '../icon/index.ts'
import { useLabels } from '../labels/index.ts'
import { Menu } from '../menu/index.ts'

export interface LanguageMenuProps {
  /** The languages to choose from, each named in itself: "Deutsch". */
  locales: readonly { code: string; label: string }[]
  /** The language in use. */
  value: string
  /** Called with the chosen one's code. */
  onChange?: (code: string) => void
  /** Address of this page in another language; makes the entries links. */
  href?: (code: string) => string
  /** Show the language's name beside the icon. */
  showName?: boolean
}

/** The language of the page. */
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
          <IconButton label={spoken} hideTooltip icon={icon} />
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
