import { readFile } from 'node:fs/promises'
import { brand } from '@search-foundation/content/brand'
import { tokenColor } from '@search-foundation/ui/token-colors'
import { Renderer, type Node } from '@takumi-rs/core'

import { pictureSize } from '../../../app/document/page-files.ts'
import { markPhrases } from '../../mark-phrases.ts'
import { drawField } from './draw-field.ts'
import type { PictureContent } from './picture-content.ts'
import { codePointsOf, fontFamilies, pictureFonts } from './picture-fonts.ts'

const { width, height } = pictureSize
const margin = 72
const titleBox = { width: 800, height: 330 }
/** Sizes of the title, in pixels: the first at which it fits is used. */
const titleSizes = [88, 76, 66, 58, 50, 44]

/** Draws a page's picture as PNG. */
export type DrawPicture = (content: PictureContent) => Promise<Buffer>

/**
 * Loads the fonts of some locales and returns what draws their pictures. It throws when no font has a character.
 *
 * `@takumi-rs/core` draws without a browser, in about 6 ms, from the same variable WOFF2 files as the site, which Satori cannot read.
 * Chromium would be needed to build the site otherwise. SVG inside a picture does not support `oklch()` (`hex-color.ts`).
 */
export async function pictureRenderer(locales: readonly string[]): Promise<DrawPicture> {
  const renderer = new Renderer()
  const fonts = pictureFonts(locales)
  for (const font of fonts) await renderer.registerFont(font)
  const codePoints = new Map(locales.map((locale) => [locale, codePointsOf(fonts, fontFamilies(locale))]))
  const mark = await readFile(new URL('../../../public/favicon-dark.svg', import.meta.url), 'utf8')

  /** The title at the largest size at which neither its lines nor its longest word leave the box. */
  async function fittingTitle({ title, locale }: PictureContent): Promise<Node> {
    const options = { width: titleBox.width, lang: locale, fontFamilies: fontFamilies(locale) }
    const text = markPhrases(title, locale)
    for (const size of titleSizes) {
      const node = titleNode(text, size)
      const measured = await renderer.measure(node, options)
      // The space at the end of a line may leave the box.
      const words = measured.runs.filter((run) => run.text.trim() !== '')
      const widest = Math.max(...words.map((run) => run.x + run.width))
      if (measured.height <= titleBox.height && widest <= titleBox.width) return node
    }
    return titleNode(text, titleSizes.at(-1) ?? 0, { lineClamp: 6, overflowWrap: 'anywhere' })
  }

  return async (content) => {
    const { title, section = '', locale } = content
    const isMissing = (character: string) => !codePoints.get(locale)?.has(character.codePointAt(0) ?? 0)
    const missing = [...new Set(title + section)].filter(isMissing).join('')
    if (missing !== '') throw new Error(`No font of ${locale} has "${missing}", which "${title}" contains.`)
    const node = pictureNode(content, mark, await fittingTitle(content))
    return renderer.render(node, { width, height, lang: locale, fontFamilies: fontFamilies(locale) })
  }
}

const titleNode = (text: string, fontSize: number, style: Node['style'] = {}): Node => ({
  type: 'text',
  text,
  style: {
    width: titleBox.width,
    fontSize,
    fontWeight: 600,
    lineHeight: 1.1,
    letterSpacing: '-0.025em',
    textWrap: 'balance',
    wordBreak: 'keep-all',
    ...style,
  },
})

function pictureNode(
  { title, section, accent: { chroma, hue } }: PictureContent,
  mark: string,
  fitting: Node,
): Node {
  const accent = (lightness: number) => `oklch(${lightness}% ${chroma} ${hue})`
  const field = drawField({ seed: title, accent: accent(76), width, height })
  return {
    type: 'container',
    style: {
      width,
      height,
      padding: margin,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      color: tokenColor('--color-text').dark,
      backgroundColor: tokenColor('--color-page').dark,
    },
    children: [
      { type: 'image', src: field, style: { position: 'absolute', top: 0, left: 0, width, height } },
      {
        type: 'container',
        style: { position: 'relative', display: 'flex', alignItems: 'center', gap: 16 },
        children: [
          { type: 'image', src: mark, style: { width: 48, height: 48 } },
          {
            type: 'text',
            text: brand.name,
            style: { fontSize: 32, fontWeight: 600, letterSpacing: '-0.02em' },
          },
        ],
      },
      {
        type: 'container',
        style: { position: 'relative', display: 'flex', flexDirection: 'column', gap: 20 },
        children: [
          ...(section === undefined
            ? []
            : [
                {
                  type: 'text',
                  text: section,
                  style: { fontSize: 34, fontWeight: 500, color: accent(82) },
                } as const,
              ]),
          fitting,
        ],
      },
    ],
  }
}
