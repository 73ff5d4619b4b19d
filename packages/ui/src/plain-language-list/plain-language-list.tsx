import { Icon, LanguagesIcon } from '../icon/index.ts'
import { PlainMenu } from '../plain-menu/index.ts'

export interface PlainLanguageListProps {
  /** "Language", in the language of the page. */
  label: string
  /** Each named in itself, with the address of this page in it. */
  locales: readonly { code: string; label: string; href: string }[]
  /** The language of this page. */
  current: string
  /** Joined to the class of the root element. */
  className?: string
}

/** The languages of a page as links, without a script. */
export function PlainLanguageList({ label, locales, current, className = '' }: PlainLanguageListProps) {
  const name = locales.find(({ code }) => code === current)?.label ?? current
  return (
    <PlainMenu
      label={`${label}: ${name}`}
      icon={<Icon of={LanguagesIcon} />}
      align="end"
      className={className}
      links={locales.map(({ code, label: language, href }) => ({
        href,
        label: language,
        lang: code,
        isCurrent: code === current,
      }))}
    />
  )
}
