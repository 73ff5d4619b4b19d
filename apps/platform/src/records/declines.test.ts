import type { CardDecline } from '@search-foundation/api-client'
import shared from '@search-foundation/i18n/messages/en-US/shared.json' with { type: 'json' }
import { expect, expectTypeOf, test } from 'vitest'

import { declines } from './declines.ts'

test('the platform, the SDK and the messages have the same reasons for which a card is not charged', () => {
  expectTypeOf<(typeof declines)[number]>().toEqualTypeOf<CardDecline>()
  expectTypeOf<keyof typeof shared.common.decline>().toEqualTypeOf<CardDecline>()
  expect(Object.keys(shared.common.decline)).toEqual([...declines])
})
