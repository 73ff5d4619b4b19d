import { expect, test } from 'vitest'

import {
  canonicalLocale,
  defaultLocale,
  isSupportedLocale,
  localeTable,
  publishedLocales,
} from './locale-table.ts'

test('there are eleven message locales, ten of them selectable (specification §4)', () => {
  expect(localeTable).toHaveLength(11)
  expect(localeTable.filter(({ selectable }) => !selectable).map(({ code }) => code)).toEqual(['mn'])
})

test('every locale is one that Intl knows, and falls back to the default one', () => {
  for (const { code, dateLocale, fallback } of localeTable) {
    expect(Intl.getCanonicalLocales(dateLocale)).toEqual([dateLocale])
    expect(fallback).toBe(code === defaultLocale ? undefined : defaultLocale)
  }
})

test('en means en-US, in any case', () => {
  expect(canonicalLocale('en')).toBe('en-US')
  expect(canonicalLocale('EN')).toBe('en-US')
  expect(canonicalLocale('xx')).toBeUndefined()
  expect(isSupportedLocale('en')).toBe(true)
  expect(isSupportedLocale('mn')).toBe(false)
})

test('the default locale is published', () => {
  expect(publishedLocales.map(({ code }) => code)).toContain(defaultLocale)
})
