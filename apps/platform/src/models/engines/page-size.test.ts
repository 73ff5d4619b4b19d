import { expect, test } from 'vitest'

import { samplePage, samplePaths } from '../reader/sample-pages.ts'
import { measurePage } from './page-size.ts'

const most = { elements: 1000, depth: 100 }

test.each([
  ['<p>a<p>b<ul><li>c<li>d</ul>', { elements: 5, depth: 1 }],
  ['<div><div>a</div></div><div>b</div>', { elements: 3, depth: 2 }],
  ['<script>"<div><div>"</script><!-- <div> --><b>c</b>', { elements: 2, depth: 1 }],
  ['<svg><path/><path/><g><path/></g></svg><i>a</i>', { elements: 6, depth: 2 }],
  ['<div/><div/>', { elements: 2, depth: 2 }],
  ['</div></b>a', { elements: 0, depth: 0 }],
  ['<!-- no end <b>', { elements: 0, depth: 0 }],
  ['<script>no end <b>', { elements: 1, depth: 0 }],
])('%s', (html, size) => {
  expect(measurePage(html, most)).toEqual(size)
})

test('counting ends where a bound is exceeded', () => {
  expect(measurePage('<b>'.repeat(10_000), most)).toEqual({ elements: 101, depth: 101 })
  expect(measurePage('<br>'.repeat(10_000), most).elements).toBe(1001)
})

test('the sample pages are small', () => {
  for (const path of samplePaths) {
    const size = measurePage(samplePage(path) ?? '', most)
    expect(size.elements).toBeGreaterThan(20)
    expect(size.depth).toBeLessThan(20)
  }
})
