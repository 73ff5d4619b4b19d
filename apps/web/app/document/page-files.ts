import { localizePath } from '@search-foundation/i18n/locale-path'

/** The address of a page as Markdown. */
export const markdownPath = (address: string): string => (address === '/' ? '/index.md' : `${address}.md`)

/** The address of the news feed in a locale. */
export const feedPath = (locale: string): string => localizePath('/feed.xml', locale)
