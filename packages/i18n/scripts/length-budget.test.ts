import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

import { defaultLocale } from '../src/locale-table.ts'
import { readLocale } from './check-locale.ts'
import { displayWidth, longTexts } from './length-budget.ts'

const folder = new URL('../messages/', import.meta.url)
const english = readLocale(new URL(`${defaultLocale}/`, folder)).messages

test.each(readdirSync(folder))('menus, buttons and table heads in %s fit their place', (code) => {
  expect(longTexts(english, readLocale(new URL(`${code}/`, folder)).messages)).toEqual([])
})

test.each([
  ['Cancel', 6],
  ['Отмена', 6],
  ['キャンセル', 10],
  ['취소', 4],
  ['检索，并且', 10],
  ['{{count, number}} rows', 5],
])('%s is %d characters wide', (text, width) => {
  expect(displayWidth(text)).toBe(width)
})

const only = (key: string, text: string) => new Map([['shop', new Map([[key, text]])]])

test('a button that is more than twice as wide as in English is reported', () => {
  const source = only('order.submit', 'Order the whole package')
  expect(longTexts(source, only('order.submit', 'x'.repeat(46)))).toEqual([])
  expect(longTexts(source, only('order.submit', 'x'.repeat(47)))).toEqual([
    `shop:order.submit: a button of 47 characters, at most 46: ${'x'.repeat(47)}`,
  ])
})

test('a short button may have 28 characters, 14 in Chinese', () => {
  const source = only('order.submit', 'Go')
  expect(longTexts(source, only('order.submit', '订'.repeat(14)))).toEqual([])
  expect(longTexts(source, only('order.submit', '订'.repeat(15)))).toHaveLength(1)
})

test('a text in a paragraph has no budget', () => {
  expect(longTexts(only('lead', 'Go'), only('lead', 'x'.repeat(500)))).toEqual([])
})

test('every budget has texts', () => {
  // All texts of English three times as long exceed each budget.
  const long = new Map(
    [...english].map(([namespace, texts]) => [
      namespace,
      new Map([...texts].map(([key, text]) => [key, text.repeat(3).padEnd(30, 'x')])),
    ]),
  )
  const kinds = longTexts(english, long).map((line) => /: a (menu|button|table head) of/.exec(line)?.[1])
  for (const kind of ['menu', 'button', 'table head'])
    expect(kinds.filter((found) => found === kind).length, kind).toBeGreaterThan(10)
})
