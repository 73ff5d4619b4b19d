import { expect, test } from 'vitest'

import { formatPhone } from './format-phone.ts'

test.each([
  ['+15555550100', '+1 555 555 0100'],
  ['+491701234567', '+49 170 123 4567'],
  ['+33612345678', '+33 612 345 678'],
  ['+97699123456', '+976 9912 3456'],
  ['+8613812345678', '+86 138 1234 5678'],
  ['ada@example.org', 'ada@example.org'],
  ['+1', '+1'],
  ['', ''],
])('the phone number %s is written as %s', (number, text) => {
  expect(formatPhone(number).replaceAll('\u00A0', ' ')).toBe(text)
})
