import { pictureSize } from '../../app/document/page-files.ts'
import { pngSize } from '../files/pictures/png-size.ts'

/**
 * Returns what is wrong with a page's social picture: an address on another site, a missing file, another size than the page
 * says, no alternative text, or no large card.
 *
 * @param read returns the content of a built file by its path, undefined when there is none
 */
export function pictureFaults(
  document: Document,
  siteUrl: string,
  read: (path: string) => Buffer | undefined,
): string[] {
  const meta = (key: string) =>
    document.querySelector(`meta[property="${key}"], meta[name="${key}"]`)?.getAttribute('content') ?? ''
  const address = meta('og:image')
  const picture = address.startsWith(`${siteUrl}/`) ? read(address.slice(siteUrl.length)) : undefined
  const { width, height } = (picture && pngSize(picture)) ?? { width: 0, height: 0 }
  const facts = [
    ['og:image', picture === undefined ? `${address} (missing)` : address, address],
    ['size of the picture', `${width} × ${height}`, `${pictureSize.width} × ${pictureSize.height}`],
    ['og:image:width', meta('og:image:width'), String(pictureSize.width)],
    ['og:image:height', meta('og:image:height'), String(pictureSize.height)],
    ['og:image:alt', meta('og:image:alt') === '' ? 'none' : 'a text', 'a text'],
    ['twitter:card', meta('twitter:card'), 'summary_large_image'],
  ] as const
  return facts
    .filter(([, found, expected]) => found !== expected)
    .map(([name, found, expected]) => `${name}: ${found} instead of ${expected}.`)
}
