import { expect, test } from 'vitest'

import { readablePath } from './readable-path.mjs'

/** The status with which a path is answered; undefined where it is passed on. @param {string} url */
function statusOf(url) {
  /** @type {number | undefined} */
  let answered
  const response = {
    writeHead: (/** @type {number} */ status) =>
      ((answered = status), { end: () => undefined }),
  }
  readablePath({ url }, /** @type {any} */ (response), () => undefined)
  return answered
}

test.each(['/%', '/%c0%ae', '/a%00b', '/%E0%A4%A'])('%s is answered 400', (path) => {
  expect(statusOf(path)).toBe(400)
})

test('a path longer than any page has is answered 414; others are passed on', () => {
  expect(statusOf(`/${'a'.repeat(7000)}`)).toBe(414)
  expect(statusOf('/de/%E6%A4%9C%E7%B4%A2?q=%')).toBeUndefined()
})
