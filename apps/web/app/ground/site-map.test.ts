import { products } from '@search-foundation/content/products'
import { expect, test } from 'vitest'

import { pages, type Page } from './site-map.ts'

const rows: readonly Page[] = pages

test('a link leads to every page but landing, old addresses, guides and what is below a list', () => {
  const linked = rows.filter(({ menu }) => menu !== undefined).map(({ pattern }) => pattern)
  const others = rows
    .filter(
      ({ pattern, canonical }) =>
        pattern === '/' ||
        canonical !== undefined ||
        pattern.includes(':') ||
        /^\/(docs|models)\//.test(pattern),
    )
    .map(({ pattern }) => pattern)
  expect([...linked, ...others].toSorted()).toEqual(rows.map(({ pattern }) => pattern).toSorted())
})

test('every product has a page in the menu of products', () => {
  const inMenu = rows.filter(({ menu }) => menu?.group === 'products' && menu.place === undefined)
  expect(inMenu.map(({ pattern }) => pattern).toSorted()).toEqual(
    products.map(({ homepage }) => homepage).toSorted(),
  )
})

test('the legal page is in the menu and not in the footer', () => {
  expect(rows.find(({ pattern }) => pattern === '/legal')?.menu?.place).toBe('header')
})
