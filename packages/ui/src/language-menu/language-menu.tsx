import { Icon, LanguagesIcon } from '../icon/index.ts'
import { Menu } from '../menu/index.ts'

export interface LanguageMenuProps {
  /** Accessible name: "Language" in the language of the page. */
  label: string
  /** Languages to choose from, each with its name in itself: "Deutsch". */
  locales: readonly { code: string; label: string }[]
  /** Code of the current language. */
  value: string
  /** Returns the address of this page in another language; makes the entries links. */
  href?: (code: string) => string
  /** Called with the code of the chosen language, in place of `href`. */
  onChange?: (code: string) => void
  /**
   * Shows the name of the language beside the icon.
   * @default false
   */
  showName?: boolean
  /** Class name added to the root element. */
  className?: string
}

/** Language of the page. With links it works without a script. */
export function LanguageMenu({
  label,
  locales,
  value,
  href,
  onChange,
  showName,
  className = '',
}: LanguageMenuProps) {
  const name = locales.find(({ code }) => code === value)?.label ?? value
  return (
    <Menu
      label={`${label}: ${name}`}
      icon={<Icon of={LanguagesIcon} />}
      {...(showName && { text: name })}
      align="end"
      className={className}
      items={locales.map((locale) => ({
        ...(href ? { href: href(locale.code) } : { onClick: () => onChange?.(locale.code) }),
        label: locale.label,
        lang: locale.code,
        isCurrent: locale.code === value,
      }))}
    />
  )
}
