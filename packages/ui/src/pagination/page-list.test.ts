import { expect, test } from 'vitest'

import { pageList } from './page-list.ts'

test('names all pages while they are few', () => {
  expect(pageList(2, 4)).toEqual([1, 2, 3, 4])
  expect(pageList(1, 1)).toEqual([1])
})

test('leaves gaps where pages are many', () => {
  expect(pageList(10, 20)).toEqual([1, null, 9, 10, 11, null, 20])
})

test('a gap never stands for a single page', () => {
  expect(pageList(4, 20)).toEqual([1, 2, 3, 4, 5, null, 20])
})
