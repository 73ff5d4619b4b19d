import type { Receipt } from '@search-foundation/api-client/account'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { storyUser } from '../../../stories/fake-auth.ts'
import { failed, pending, type FakeResponse } from '../../../stories/fake-fetch.ts'
import { ReceiptCard } from './receipt-card.tsx'

const meta = {
  title: 'Receipts/ReceiptCard',
  component: ReceiptCard,
  args: { id: 'cs_3' },
} satisfies Meta<typeof ReceiptCard>

export default meta
type Story = StoryObj<typeof meta>

const user = storyUser
const receipt: Receipt = {
  id: 'cs_3',
  number: 3,
  created_at: '2026-03-03T10:00:00Z',
  kind: 'checkout',
  product_name: 'Standard pack',
  order_quantity: 3,
  token_quantity: 3_000_000_000,
  amount: 15_000,
  currency: 'usd',
  amount_text: '150.00 USD',
  livemode: true,
  seller: { name: 'Search Foundation (sample company)', address: '1 Sample Street', tax_id: null },
  invoice: null,
  email: 'ada@example.org',
  key_id: 'a1B2',
  key_name: 'Search page',
  key_tail: 'a1B2',
}
const answered = (response: FakeResponse) => ({
  app: { user, responses: { 'GET /api/v1/account/receipts/cs_3': response } },
})

export const Ready: Story = {
  parameters: answered({ json: receipt }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 × Standard pack')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Search page' })).toHaveAttribute(
      'href',
      '/api-dashboard/key-manager/a1B2',
    )
    await expect(canvas.getByRole('button', { name: 'Print receipt 3' })).toBeVisible()
  },
}
export const Unknown: Story = {
  parameters: answered({ status: 404, detail: 'You have no receipt with this number.' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is nothing at this address')).toBeVisible()
  },
}
export const Loading: Story = { parameters: { app: { user, responses: pending } } }
export const Failed: Story = { parameters: { app: { user, responses: failed } } }
export const German: Story = { parameters: answered({ json: receipt }), globals: { locale: 'de' } }
