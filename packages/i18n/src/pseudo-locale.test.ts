import { expect, test } from 'vitest'
import { pseudoMessages, pseudoText } from './pseudo-locale.ts'

test('placeholders and tags survive, the rest becomes longer and accented', () => {
  const text = pseudoText('Hello {{name}}, read <b>this</b>')
  expect(text).toContain('{{name}}')
  expect(text).toContain('<b>')
  expect(text).not.toContain('Hello')
  expect(text.length).toBeGreaterThan('Hello {{name}}, read <b>this</b>'.length * 1.3)
})

test('nested messages are all made pseudo', () => {
  expect(pseudoMessages({ a: { b: 'Go' } })).toEqual({ a: { b: '[Ĝó~]' } })
})
