import { expect, test } from 'vitest'

import { countOpenPages } from './open-pages.ts'

test('a page beyond the limit of its caller is given up, and one that is closed makes room', () => {
  const pages = countOpenPages({ process: 1000, client: 100 })
  const first = pages.open('ada')
  first.add(60)
  expect(() => pages.open('ada').add(60)).toThrow('Too many large pages')
  expect(() => pages.open('grace').add(60)).not.toThrow()
  first.close()
  const third = pages.open('linus')
  third.add(50)
  third.add(50)
  expect(() => third.add(1)).toThrow('Too many large pages')
})

test('at the limit of the process the oldest page of who has most open is dropped, not that of others', () => {
  const pages = countOpenPages({ process: 250, client: 100 })
  const held = [pages.open('mallory'), pages.open('mallory'), pages.open('oscar')]
  for (const page of held) page.add(48)
  const mine = pages.open('ada')
  mine.add(60)
  expect(held.map(({ dropped }) => dropped.aborted)).toEqual([false, false, false])
  mine.add(35)
  pages.open('grace').add(50)
  expect(held.map(({ dropped }) => dropped.aborted)).toEqual([true, false, false])
  expect(mine.dropped.aborted).toBe(false)
})
