import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FontDetails } from '@takumi-rs/core'

const require = createRequire(import.meta.url)

/** Family of a locale whose script the text face does not have. Han characters differ by language, so each has its own. */
const families: Readonly<Record<string, string>> = {
  ja: 'noto-sans-jp',
  ko: 'noto-sans-kr',
  'zh-CN': 'noto-sans-sc',
  'zh-TW': 'noto-sans-tc',
}

/** Names of the families that set text in a locale, the first one first. */
export const fontFamilies = (locale: string): string[] => ['geist', families[locale] ?? []].flat()

/** A file of a family and the code points that it contains. */
export type PictureFont = FontDetails & Required<Pick<FontDetails, 'name' | 'unicodeRange'>>

/** Returns the files of the families of some locales. */
export function pictureFonts(locales: readonly string[]): PictureFont[] {
  return [...new Set(locales.flatMap(fontFamilies))].flatMap((family) => {
    const folder = dirname(require.resolve(`@fontsource-variable/${family}/unicode.json`))
    const subsets = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>
    return Object.entries(subsets).map(([subset, ranges]) => ({
      name: family,
      // Numbered subsets are written `[0]`.
      data: readFileSync(
        join(folder, 'files', `${family}-${subset.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`),
      ),
      unicodeRange: parseRanges(ranges),
    }))
  })
}

/** Reads the value of `unicode-range` of CSS: `U+0041-005A,U+00DF`. */
function parseRanges(text: string): [number, number][] {
  return text.split(',').map((range) => {
    const [first = Number.NaN, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return [first, last]
  })
}

/** Returns the code points that the files of some families contain: tens of thousands in Chinese, Japanese and Korean. */
export function codePointsOf(fonts: readonly PictureFont[], names: readonly string[]): ReadonlySet<number> {
  const codePoints = new Set<number>()
  for (const { name, unicodeRange } of fonts) {
    if (!names.includes(name)) continue
    for (const [first, last] of unicodeRange)
      for (let code = first; code <= last; code++) codePoints.add(code)
  }
  return codePoints
}
