import { expect, test } from 'vitest'

import { initials } from './index.ts'

test.each([
  ['Ada Lovelace', 'AL'],
  ['ada.lovelace@example.org', 'AL'],
  ['ada', 'A'],
  ['  ', ''],
  ['山田 太郎', '山太'],
  ['🇩🇪 👩‍🔬 Berlin', '🇩🇪👩'],
  ['\u202Eada \u2067lovelace', 'AL'],
  [`Z${'\u0336'.repeat(100_000)} y`, 'ZY'],
])('the initials of %j', (name, expected) => expect(initials(name)).toBe(expected))
