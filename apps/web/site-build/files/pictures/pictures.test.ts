import { localeTable } from '@search-foundation/i18n/locale-table'
import { parseHTML } from 'linkedom'
import { beforeAll, expect, test } from 'vitest'

import { hexColor } from './hex-color.ts'
import { pictureContent, type PictureContent } from './picture-content.ts'
import { pictureRenderer, type DrawPicture } from './picture-renderer.ts'
import { pngSize } from './png-size.ts'

const page = (main: string, steps: readonly string[] = []) =>
  parseHTML(
    `<html lang="de"><head></head><body><main><script type="application/ld+json">${JSON.stringify({
      '@graph': [{ '@type': 'BreadcrumbList', itemListElement: steps.map((name) => ({ name })) }],
    })}</script>${main}</main></body></html>`,
  ).document

test('a picture shows the heading, the place in the site and the accent of its page', () => {
  const style = '--spectrum-chroma:0.15;--spectrum-hue:75'
  const document = page(`<div data-spectrum style="${style}"><h1>Das Beste\n zuerst</h1></div>`, [
    'Brand',
    'Reranker',
  ])
  expect(pictureContent(document)).toEqual({
    title: 'Das Beste zuerst',
    section: 'Reranker',
    locale: 'de',
    accent: { chroma: '0.15', hue: '75' },
  })
})

test('a section that the heading repeats is left out, and so is the accent of a part of the page', () => {
  const document = page(
    '<h1>Models</h1><div><div data-spectrum style="--spectrum-chroma:0.1;--spectrum-hue:9"></div></div>',
    ['Brand', 'Models'],
  )
  expect(pictureContent(document)).toMatchObject({
    section: undefined,
    accent: { chroma: '0.16', hue: '250' },
  })
})

test.each([
  ['oklch(100% 0 0)', '#ffffff'],
  ['oklch(0% 0 0deg)', '#000000'],
  ['oklch(62.7955% 0.257683 29.2339)', '#ff0000'],
  ['oklch(51.9752% 0.176858 142.4953)', '#008000'],
])('%s is %s', (oklch, hex) => {
  expect(hexColor(oklch)).toBe(hex)
})

test('another kind of color is refused', () => {
  expect(() => hexColor('red')).toThrow('"red"')
})

let draw: DrawPicture
beforeAll(async () => {
  draw = await pictureRenderer(localeTable.map(({ code }) => code))
})

const content = (change: Partial<PictureContent>): PictureContent => ({
  title: 'Title',
  section: undefined,
  locale: 'en-US',
  accent: { chroma: '0.16', hue: '250' },
  ...change,
})

test.each([
  ['de', 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'],
  ['fr', 'Rechercher « à l’avance » : où s’arrêter ?'],
  ['ja', '長い文書から必要な数か所を見つけ出す'],
  ['ko', '긴 문서에서 필요한 구절을 찾습니다'],
  ['ru', 'Почему порог бесполезен'],
  ['mn', 'Өгөгдлөөс хэрэгтэйг нь үнэн зөв олох'],
  ['zh-CN', '从长文档中找出真正重要的段落'],
  ['zh-TW', '從長篇文件中找出真正重要的段落'],
])('the fonts of %s set its texts, 1200 × 630 pixels', async (locale, title) => {
  const picture = await draw(content({ locale, title, section: title.slice(0, 8) }))
  expect(pngSize(picture)).toEqual({ width: 1200, height: 630 })
  expect(picture.equals(await draw(content({ locale, title, section: 'X' })))).toBe(false)
})

test('a character without a font fails by name, as do Han characters in a language of another script', async () => {
  await expect(draw(content({ title: 'A 🐟' }))).rejects.toThrow('"🐟"')
  await expect(draw(content({ title: '検索', locale: 'de' }))).rejects.toThrow('No font of de has "検索"')
})
