import { Grid } from '@search-foundation/ui/grid'
import { Stack } from '@search-foundation/ui/stack'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { storyUser } from '../../../stories/fake-auth.ts'
import { failed, pending } from '../../../stories/fake-fetch.ts'
import { budget, keyInfo } from '../../../stories/responses/keys.ts'
import { UserBoundary } from '../../ground/session/user-boundary.tsx'
import { BalanceWorth, NextCharge, PaymentDetails, SpendLimitUsed } from './index.ts'

const Summary = () => (
  <Stack gap="lg">
    <Grid columns={2}>
      <BalanceWorth />
      <UserBoundary fallback={null}>
        <SpendLimitUsed />
      </UserBoundary>
    </Grid>
    <Grid columns={2}>
      <NextCharge />
      <PaymentDetails />
    </Grid>
  </Stack>
)

const meta = { title: 'Billing/Summary', component: Summary } satisfies Meta<typeof Summary>

export default meta
type Story = StoryObj<typeof meta>

const recharging = {
  ...keyInfo,
  wallet: { ...keyInfo.wallet, regular_balance: 2_000_000_000, total_balance: 2_008_412_730 },
  metadata: {
    ...keyInfo.metadata,
    auto_recharge: true,
    auto_recharge_threshold: 1_000_000,
    auto_recharge_price_id: 'price_standard_1b',
    auto_recharge_paused: false,
  },
}
const limit = {
  ...budget,
  tokens: 50_000_000,
  alert_percent: 80,
  used_tokens: 12_000_000,
  resets_at: '2026-04-01T00:00:00Z',
}
const full = {
  'GET /api/v1/api_key/fe_user': { json: recharging },
  'GET /api/v1/account/spend_limit': { json: { spend_limit: limit } },
}
const nothing = { name: null, email: null, address: null, tax_ids: [], card: null }

export const Ready: Story = {
  parameters: { app: { user: storyUser, responses: full } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Paid tokens: $90, at $0.045 per million, your average price'),
    ).toBeVisible()
    await expect(canvas.getByText('When the balance falls below 1M tokens. Now: 2B.')).toBeVisible()
    await expect(canvas.getByText('Visa ending in 4242, expires 04/2031')).toBeVisible()
    await expect(canvas.getByText('1 Sample Street, 10115 Berlin, Germany')).toBeVisible()
    await expect(await canvas.findByText(/12M of 50M tokens used/)).toBeVisible()
  },
}
/** A visitor whose trial key has bought nothing. */
export const NothingBought: Story = {
  parameters: {
    app: {
      responses: {
        'GET /api/v1/billing/token_price': { json: { per_million: 5, currency: 'usd', basis: 'list' } },
        'GET /api/v1/billing/details': { json: nothing },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("$0.42 at the list price, $0.05 per million. You haven't bought anything yet."),
    ).toBeVisible()
    await expect(await canvas.findByText(/^Nothing is stored yet/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: "Add on the payment provider's page" })).toBeVisible()
    await expect(canvas.getByText(/^Auto-recharge is off/)).toBeVisible()
  },
}
/** What is missing is said row by row once something is stored. */
export const PartlyStored: Story = {
  parameters: {
    app: { responses: { 'GET /api/v1/billing/details': { json: { ...nothing, email: 'ada@example.org' } } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ada@example.org')).toBeVisible()
    await expect(canvas.getAllByText('Not stored')).toHaveLength(4)
  },
}
export const Paused: Story = {
  parameters: {
    app: {
      responses: {
        'GET /api/v1/api_key/fe_user': {
          json: { ...recharging, metadata: { ...recharging.metadata, auto_recharge_paused: true } },
        },
      },
    },
  },
}
export const PortalFailed: Story = {
  parameters: {
    app: {
      responses: { 'POST /api/v1/billing_portal_session': { status: 503, detail: 'No payments now.' } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: "Change on the payment provider's page" }),
    )
    await expect(await screen.findByText('503: No payments now.')).toBeVisible()
  },
}
export const Loading: Story = { parameters: { app: { responses: pending } } }
export const Failed: Story = { parameters: { app: { responses: failed } } }
export const German: Story = {
  parameters: { app: { user: storyUser, responses: full } },
  globals: { locale: 'de' },
}
export const Japanese: Story = {
  parameters: { app: { user: storyUser, responses: full } },
  globals: { locale: 'ja' },
}
