import type { Receipt } from '@search-foundation/api-client/account'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { storyUser } from '../../../stories/fake-auth.ts'
import { failed, pending, type FakeResponse } from '../../../stories/fake-fetch.ts'
import { storyReceipt } from '../../../stories/responses/receipts.ts'
import { sampleReceipt } from '../../ground/sample/sample-receipt.ts'
import { ReceiptCard } from './receipt-card.tsx'

const meta = {
  title: 'Receipts/ReceiptCard',
  component: ReceiptCard,
  args: { id: 'cs_3' },
} satisfies Meta<typeof ReceiptCard>

export default meta
type Story = StoryObj<typeof meta>

const user = storyUser
const receipt = sampleReceipt(3, {
  id: 'cs_3',
  created_at: '2026-03-03T10:00:00Z',
  order_quantity: 3,
  token_quantity: 3_000_000_000,
  amount: 15_000,
  amount_text: '150.00 USD',
  ...storyReceipt,
})
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
/** The payment provider's invoice: its page, its tax, its buyer and the card that paid. */
export const WithInvoice: Story = {
  parameters: answered({
    json: {
      ...receipt,
      invoice: {
        id: 'in_3',
        number: 'SF-0003',
        hosted_invoice_url: 'https://pay.example/i/3',
        invoice_pdf: 'https://pay.example/i/3/pdf',
        tax: 2395,
        buyer: {
          name: 'Ada Ltd',
          address: {
            line1: '1 Sample Street',
            line2: null,
            city: 'Berlin',
            postal_code: '10115',
            state: null,
            country: 'DE',
          },
          tax_ids: [{ type: 'eu_vat', value: 'DE123456789' }],
        },
        payment_method: { brand: 'visa', last4: '4242' },
      },
    } satisfies Receipt,
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Ada Ltd, 1 Sample Street, 10115 Berlin, Germany, DE123456789'),
    ).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: /^Invoice SF-0003 at the payment provider/ }),
    ).toHaveAttribute('href', 'https://pay.example/i/3')
    await expect(canvas.getByRole('button', { name: 'PDF of invoice SF-0003' })).toBeVisible()
  },
}
export const Unknown: Story = {
  parameters: answered({ status: 404, detail: 'You have no receipt with this number.' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There's nothing here")).toBeVisible()
  },
}
export const Loading: Story = { parameters: { app: { user, responses: pending } } }
export const Failed: Story = { parameters: { app: { user, responses: failed } } }
export const German: Story = { parameters: answered({ json: receipt }), globals: { locale: 'de' } }
