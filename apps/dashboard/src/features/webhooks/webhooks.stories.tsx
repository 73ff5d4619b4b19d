import type { Webhook, WebhookDelivery } from '@search-foundation/api-client/account'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import { storyUser } from '../../../stories/fake-auth.ts'
import { failed, pending } from '../../../stories/fake-fetch.ts'
import { DeliveriesTable, WebhookCard } from './index.ts'

function Webhooks() {
  return (
    <>
      <WebhookCard />
      <DeliveriesTable />
    </>
  )
}

const meta = { title: 'Webhooks/Webhooks', component: Webhooks } satisfies Meta<typeof Webhooks>

export default meta
type Story = StoryObj<typeof meta>

const user = storyUser
const path = '/api/v1/account/webhooks'
const secret = 'whsec_d2ViaG9vayBzZWNyZXQgb2YgYW4gZXhhbXBsZQ=='
const webhook: Webhook = {
  url: 'https://example.org/webhooks',
  created_at: '2026-03-01T10:00:00Z',
  rotation: null,
  verification: { state: 'verified', last_status: 200, last_error: null },
}
const unanswered = (state: 'pending' | 'failed'): Webhook => ({
  ...webhook,
  verification: { state, last_status: 404, last_error: 'The endpoint responded with status 404.' },
})
const delivery = (day: number, change: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: `evt_${day}`,
  type: 'bulk_job.completed',
  created_at: `2026-03-0${day}T10:00:00Z`,
  state: 'delivered',
  attempts: 1,
  next_attempt_at: null,
  delivered_at: `2026-03-0${day}T10:00:01Z`,
  last_status: 200,
  last_error: null,
  ...change,
})
const deliveries = [
  delivery(4, {
    type: 'balance.low',
    state: 'pending',
    attempts: 3,
    last_status: 503,
    next_attempt_at: '2026-03-04T10:05:00Z',
    delivered_at: null,
  }),
  delivery(3, { state: 'failed', attempts: 9, last_status: null, delivered_at: null }),
  delivery(2, { type: 'bulk_job.failed' }),
  delivery(1),
]
const stored = (saved: Webhook | null, records: WebhookDelivery[] = [], others = {}) => ({
  app: {
    user,
    responses: {
      [`GET ${path}`]: { json: { webhook: saved } },
      [`GET ${path}/deliveries`]: { json: { records, next_cursor: null } },
      ...others,
    },
  },
})

/** The first address comes with a secret, which is shown until it is saved. */
export const Off: Story = {
  parameters: stored(null, [], { [`PUT ${path}`]: { json: { webhook, secret } } }),
  play: async ({ canvas, userEvent }) => {
    const url = await canvas.findByRole('textbox', { name: 'Endpoint URL' })
    await userEvent.type(url, 'http://example.org')
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on webhooks' }))
    await expect(await canvas.findByText('The URL must start with https://.')).toBeVisible()
    await userEvent.clear(url)
    await userEvent.type(url, webhook.url)
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on webhooks' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Save your webhook secret' }))
    await expect(await dialog.findByText(secret)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: "I've saved it" }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const On: Story = {
  parameters: stored(webhook, deliveries),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Endpoint URL' })).toHaveValue(webhook.url)
    await expect(await canvas.findByText('balance.low')).toBeVisible()
  },
}
/** A new address waits until its server has answered. */
export const Waiting: Story = {
  parameters: stored(unanswered('pending')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Waiting for your server's response")).toBeVisible()
  },
}
export const NotVerified: Story = {
  parameters: stored(unanswered('failed'), deliveries, {
    [`POST ${path}/verification`]: { json: { webhook: unanswered('pending') } },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Not verified')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Verify again' }))
    await expect(await screen.findByText('A new challenge is on its way.')).toBeVisible()
  },
}
export const Rotate: Story = {
  parameters: stored(webhook, [], { [`POST ${path}/rotate`]: { json: { webhook, secret } } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rotate secret' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Rotate the secret?' }))
    await userEvent.click(question.getByRole('button', { name: 'Create new secret' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Save your webhook secret' }))
    await expect(await dialog.findByText(secret)).toBeVisible()
  },
}
export const Rotating: Story = {
  parameters: stored({ ...webhook, rotation: { previous_secret_ends_at: '2026-03-02T10:00:00Z' } }),
}
export const TurnOff: Story = {
  parameters: stored(webhook, deliveries, { [`DELETE ${path}`]: { json: { webhook: null } } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn off webhooks' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Turn off webhooks?' }))
    await userEvent.click(question.getByRole('button', { name: 'Turn them off' }))
    await expect(await screen.findByText('Webhooks are off.')).toBeVisible()
  },
}
export const Refused: Story = {
  parameters: stored(null, [], {
    [`PUT ${path}`]: { status: 422, detail: 'body.url: The address must be on the public internet.' },
  }),
  play: async ({ canvas, userEvent }) => {
    const url = await canvas.findByRole('textbox', { name: 'Endpoint URL' })
    await userEvent.type(url, 'https://10.0.0.1/')
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on webhooks' }))
    await expect(
      await canvas.findByText('422: body.url: The address must be on the public internet.'),
    ).toBeVisible()
  },
}
export const LongAddress: Story = {
  parameters: stored({ ...webhook, url: `https://hooks.example.org/${'long-path/'.repeat(20)}` }, deliveries),
}
export const Loading: Story = { parameters: { app: { user, responses: pending } } }
export const Failed: Story = { parameters: { app: { user, responses: failed } } }
export const JapaneseNotVerified: Story = {
  parameters: stored(unanswered('failed')),
  globals: { locale: 'ja' },
}
export const German: Story = { parameters: stored(webhook, deliveries), globals: { locale: 'de' } }
