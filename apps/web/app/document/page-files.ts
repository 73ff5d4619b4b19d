import { localizePath } from '@search-foundation/i18n/locale-path'

/** The address of a page as Markdown. */
export const markdownPath = (address: string): string => (address === '/' ? '/index.md' : `${address}.md`)

/** The address of the picture that other sites show beside a link to a page. */
export const picturePath = (address: string): string =>
  address === '/' ? '/pictures/index.png' : `/pictures${address}.png`

/** Size of these pictures, in pixels. */
export const pictureSize = { width: 1200, height: 630 }

/** The address of the news feed in a locale. */
export const feedPath = (locale: string): string => localizePath('/feed.xml', locale)

/** The address of the feed of the changelog, which is in English. */
export const changelogFeedPath = '/changelog.xml'
