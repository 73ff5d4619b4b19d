import { Icon, LanguagesIcon } from '../../icon/index.ts'
import { PlainMenu } from '../menu/index.ts'

export interface PlainLanguageMenuProps {
  /** Accessible name: "Language" in the language of the page. */
  label: string
  /** Languages to choose from, each with its name in itself: "Deutsch". */
  locales: readonly { code: string; label: string }[]
  /** Code of the current language. */
  value: string
  /** Returns the address of this page in another language. */
  href: (code: string) => string
  /** Class name added to the root element. */
  className?: string
}

/** `LanguageMenu` of links: works without a script. */
export function PlainLanguageMenu({ label, locales, value, href, className = '' }: PlainLanguageMenuProps) {
  const name = locales.find(({ code }) => code === value)?.label ?? value
  return (
    <PlainMenu
      label={`${label}: ${name}`}
      icon={<Icon of={LanguagesIcon} />}
      align="end"
      className={className}
      items={locales.map((locale) => ({
        href: href(locale.code),
        label: locale.label,
        lang: locale.code,
        isCurrent: locale.code === value,
      }))}
    />
  )
}
