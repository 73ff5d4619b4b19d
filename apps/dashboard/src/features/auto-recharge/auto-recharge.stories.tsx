import type { AutoRechargeInfo } from '@search-foundation/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import { failed, pending } from '../../../stories/fake-fetch.ts'
import { keyInfo } from '../../../stories/responses/keys.ts'
import { AutoRecharge } from './auto-recharge.tsx'

const meta = { title: 'AutoRecharge', component: AutoRecharge } satisfies Meta<typeof AutoRecharge>

export default meta
type Story = StoryObj<typeof meta>

const path = '/api/v1/auto_recharge'
const recharge: AutoRechargeInfo = {
  auto_recharge: true,
  auto_recharge_threshold: 1_000_000,
  auto_recharge_price_id: 'price_standard_1b',
  auto_recharge_email: 'ada@example.org',
  auto_recharge_card: { brand: 'Visa', last4: '4242', exp_month: 4, exp_year: 2031 },
  auto_recharge_monthly_cap: 50_000,
  auto_recharge_taken_this_month: 10_000,
  auto_recharge_last_attempt: { at: '2026-03-01T08:30:00Z', outcome: 'paid', detail: null },
  auto_recharge_next_attempt: null,
  auto_recharge_paused: false,
}
const on = (change: Partial<AutoRechargeInfo> = {}, others = {}) => ({
  app: {
    responses: {
      'GET /api/v1/api_key/fe_user': {
        json: { ...keyInfo, metadata: { ...keyInfo.metadata, ...recharge, ...change } },
      },
      ...others,
    },
  },
})

/** A sentence says what the settings cost before anything is saved. */
export const Off: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Below 1,000,000 tokens, we charge your saved card $50 for 1B tokens, and never more than $500 a month.',
      ),
    ).toBeVisible()
  },
}
export const CapBelowPrice: Story = {
  play: async ({ canvas, userEvent }) => {
    const cap = await canvas.findByRole('textbox', { name: 'Monthly cap' })
    await userEvent.clear(cap)
    await userEvent.type(cap, '49')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Send receipts to' }), 'ada@example.org')
    await userEvent.click(canvas.getByRole('button', { name: 'Save a card and turn it on' }))
    await expect(await canvas.findByText(/^The cap is less than the price/)).toBeVisible()
  },
}
export const SetupFailed: Story = {
  parameters: { app: { responses: { [`POST ${path}`]: { status: 503, detail: 'No payments now.' } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Send receipts to' }), 'ada@example.org')
    await userEvent.click(canvas.getByRole('button', { name: 'Save a card and turn it on' }))
    await expect(await canvas.findByText('503: No payments now.')).toBeVisible()
  },
}
export const On: Story = {
  parameters: on({}, { [`POST ${path}/settings`]: { json: {} } }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Visa ending in 4242, expires 04/2031')).toBeVisible()
    await expect(canvas.getByText('$100 of $500')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save settings' }))
    await expect(await screen.findByText('Settings saved.')).toBeVisible()
  },
}
export const Refused: Story = {
  parameters: on({
    auto_recharge_last_attempt: {
      at: '2026-03-01T08:30:00Z',
      outcome: 'refused',
      detail: 'insufficient_funds',
    },
    auto_recharge_next_attempt: '2026-03-01T09:30:00Z',
  }),
}
export const Paused: Story = { parameters: on({ auto_recharge_paused: true }) }
/** Its button is gone afterwards: the focus is where it can be turned on again. */
export const TurningOff: Story = {
  parameters: on(
    {},
    {
      'GET /api/v1/api_key/fe_user': {
        inOrder: [
          { json: { ...keyInfo, metadata: { ...keyInfo.metadata, ...recharge } } },
          { json: keyInfo },
        ],
      },
      [`DELETE ${path}`]: { json: { auto_recharge: false } },
    },
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn off auto-recharge' }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Turn off auto-recharge' }))
    await expect(await screen.findByText('Auto-recharge turned off.')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Save a card and turn it on' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('group', { name: /^Auto-recharge for/ })).toHaveFocus())
  },
}
export const ChangingCard: Story = {
  parameters: on(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change card or pack' }))
    await expect(await canvas.findByRole('textbox', { name: 'Send receipts to' })).toHaveValue(
      'ada@example.org',
    )
  },
}
export const WaitingForCard: Story = {
  parameters: { app: { path: '/api-dashboard/billing?view=auto-recharge&recharge=saved' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Card saved, waiting for confirmation')).toBeVisible()
  },
}
export const CardSaved: Story = {
  parameters: { app: { ...on().app, path: '/api-dashboard/billing?view=auto-recharge&recharge=saved' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Auto-recharge is on')).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Auto-recharge is on' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByText('Auto-recharge is on')).toBeNull())
  },
}
export const CardCancelled: Story = {
  parameters: { app: { path: '/api-dashboard/billing?view=auto-recharge&recharge=cancelled' } },
}
export const NoPacks: Story = { parameters: { app: { responses: { 'GET /api/v1/product': { json: [] } } } } }
export const Loading: Story = { parameters: { app: { responses: pending } } }
export const Failed: Story = { parameters: { app: { responses: failed } } }
export const German: Story = { parameters: on(), globals: { locale: 'de' } }
