import { expect, test } from 'vitest'

import { stringsOf } from './strings-of.ts'

test.each([
  ['quoted strings', `f('a', "b")`, ['a', 'b']],
  ['escaped quotes', String.raw`f('it\'s')`, [String.raw`it\'s`]],
  ['templates with their slots', 'f(`a.${b}.c`)', ['a.${}.c']],
  ['strings in slots', "f(`a.${b ? 'x' : { y: 'z' }.y}.c`)", ['x', 'z', 'a.${}.c']],
  ['templates in slots', 'html`<p>${t(`a.${b}.text`)}</p>`', ['a.${}.text', '<p>${}</p>']],
  ['a dollar sign without a slot', 'f(`$5 ${a}`)', ['$5 ${}']],
  ['no comments', `f('a') // 'b'\n/* 'c' */ f('d')`, ['a', 'd']],
  ['what follows an apostrophe in text', `<p>don't</p>\nf('a')`, ['a']],
])('%s are found', (_, source, strings) => {
  expect(stringsOf(source)).toEqual(strings)
})
