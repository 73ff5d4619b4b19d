import { expect, test } from 'vitest'

import {
  defaultQuery,
  readCatalogQuery,
  readChosen,
  writeCatalogQuery,
  type CatalogChoices,
} from './catalog-query.ts'

const choices: CatalogChoices = {
  products: ['embedding', 'reader'],
  inputs: ['text', 'image'],
  licenses: ['Apache-2.0', 'Qwen Research License'],
  columns: ['name', 'released', 'parameters'],
  slugs: ['a', 'b', 'c', 'd', 'e'],
}

test.each([
  ['', defaultQuery],
  ['?product=embedding', { ...defaultQuery, product: 'embedding' }],
  ['?sort=-parameters', { ...defaultQuery, sort: { column: 'parameters', direction: 'descending' } }],
  ['?sort=released', { ...defaultQuery, sort: { column: 'released', direction: 'ascending' } }],
  [
    '?input=image&license=Qwen%20Research%20License&models=b,a',
    { ...defaultQuery, input: 'image', license: 'Qwen Research License', chosen: ['b', 'a'] },
  ],
] as const)('the address %s is read, and written again', (address, query) => {
  expect(readCatalogQuery(address, choices)).toEqual(query)
  expect(writeCatalogQuery(query)).toBe(address)
})

test('what is unknown is left out', () => {
  expect(readCatalogQuery('?product=car&input=&license=none&sort=color&models=z', choices)).toEqual(
    defaultQuery,
  )
})

test('each model is compared once, and four at most', () => {
  expect(readChosen('?models=a,a,x,b,c,d,e', choices.slugs)).toEqual(['a', 'b', 'c', 'd'])
})
