import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { failed, pending } from '../../../stories/fake-fetch.ts'
import { products } from '../../../stories/responses/billing.ts'
import { Packs } from './packs.tsx'

const meta = { title: 'Billing/Packs', component: Packs } satisfies Meta<typeof Packs>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Buy Standard pack' })).toBeEnabled())
    await expect(canvas.getByText('$50')).toBeVisible()
    await expect(canvas.getByText('sf_trial_…yZ12')).toBeVisible()
    await expect(canvas.getByText('1B tokens · $0.05 per million')).toBeVisible()
  },
}
export const Loading: Story = { parameters: { app: { responses: pending } } }
/** The free pack does not come from the service. */
export const Empty: Story = {
  parameters: { app: { responses: { 'GET /api/v1/product': { json: [] } } } },
}
export const Failed: Story = { parameters: { app: { responses: failed } } }
export const LongTexts: Story = {
  parameters: {
    app: {
      responses: {
        'GET /api/v1/product': {
          json: products.map((pack) => ({
            ...pack,
            price: pack.price * 9999,
            product_name: 'A pack whose name goes on and on',
            product_description:
              'A description with many more words than any other pack needs to describe itself.',
          })),
        },
      },
    },
  },
}
/** Packs are bought as a whole. The address holds the number of tokens. */
export const Calculator: Story = {
  parameters: { app: { path: '/api-dashboard/pricing?tokens=2.5B' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('3 × $50 = $150 · 3B tokens')).toBeVisible()
    const tokens = canvas.getByRole('textbox', { name: 'Tokens you need' })
    await userEvent.clear(tokens)
    await userEvent.type(tokens, '12B')
    await expect(await canvas.findByText('2 × $500 = $1,000 · 22B tokens')).toBeVisible()
  },
}
/** Without a key, packs cannot be bought. */
export const NoKey: Story = {
  parameters: { app: { apiKey: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Buy Standard pack' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Get a trial key' })).toBeEnabled()
  },
}
export const CheckoutFailed: Story = {
  parameters: {
    app: { responses: { 'POST /api/v1/checkout_session': { status: 422, detail: 'Unknown price.' } } },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const buy = await canvas.findByRole('button', { name: 'Buy Standard pack' })
    await waitFor(() => expect(buy).toBeEnabled())
    await userEvent.click(buy)
    await waitFor(() => expect(canvasElement.ownerDocument.body).toHaveTextContent('422: Unknown price.'))
    await expect(buy).toBeEnabled()
  },
}
