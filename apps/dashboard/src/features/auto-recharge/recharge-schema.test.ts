import type { Product } from '@search-foundation/api-client'
import * as v from 'valibot'
import { expect, test } from 'vitest'

import { settingsSchema, setupSchema } from './recharge-schema.ts'

const pack: Product = {
  id: 'p',
  product_id: 'p',
  product_name: 'Pack',
  product_description: '',
  price: 5000,
  price_id: 'price_p',
  currency: 'usd',
  token_quantity: 1_000_000_000,
}
const order = { priceId: 'price_p', threshold: '1M', monthlyCap: 50, email: 'ada@example.org' }

test('the monthly limit becomes cents, and may be as low as the price of one pack', () => {
  expect(v.parse(setupSchema([pack], 'en-US'), order)).toEqual({
    ...order,
    threshold: 1_000_000,
    monthlyCap: 5000,
  })
  expect(v.parse(settingsSchema(5000, 'en-US'), { threshold: '1', monthlyCap: 50 }).monthlyCap).toBe(5000)
})

test('a limit below the price of the pack is refused at its field', () => {
  const { issues } = v.safeParse(setupSchema([pack], 'en-US'), { ...order, monthlyCap: 49.99 })
  expect(issues?.map(({ message, path }) => [message, path?.[0]?.key])).toEqual([['capTooLow', 'monthlyCap']])
  expect(v.safeParse(settingsSchema(5000, 'en-US'), { threshold: '1', monthlyCap: 49 }).success).toBe(false)
})

test('empty fields are reported by name', () => {
  const { issues } = v.safeParse(setupSchema([pack], 'en-US'), {
    priceId: null,
    threshold: '',
    monthlyCap: null,
    email: ' ',
  })
  expect(issues?.map(({ message }) => message)).toEqual([
    'packMissing',
    'thresholdMissing',
    'capMissing',
    'common:emailMissing',
    'common:emailInvalid',
  ])
})
