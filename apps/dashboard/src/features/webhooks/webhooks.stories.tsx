import type { Webhook, WebhookDelivery } from '@search-foundation/api-client/account'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import { storyUser } from '../../../stories/fake-auth.ts'
import { failed, pending } from '../../../stories/fake-fetch.ts'
import { Webhooks } from './webhooks.tsx'

const meta = { title: 'Webhooks/Webhooks', component: Webhooks } satisfies Meta<typeof Webhooks>

export default meta
type Story = StoryObj<typeof meta>

const user = storyUser
const path = '/api/v1/account/webhooks'
const secret = 'whsec_d2ViaG9vayBzZWNyZXQgb2YgYW4gZXhhbXBsZQ=='
const webhook: Webhook = {
  id: 'wh_1',
  events: null,
  url: 'https://example.org/webhooks',
  created_at: '2026-03-01T10:00:00Z',
  rotation: null,
  verification: { state: 'verified', last_status: 200, last_error: null, last_error_code: null },
}
const unanswered = (state: 'pending' | 'failed'): Webhook => ({
  ...webhook,
  verification: {
    state,
    last_status: 404,
    last_error: 'The endpoint responded with status 404.',
    last_error_code: 'bad_status',
  },
})
const delivery = (day: number, change: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: `evt_${day}`,
  webhook_id: 'wh_1',
  body: JSON.stringify({
    type: 'bulk_job.completed',
    timestamp: '2026-03-04T10:00:00Z',
    data: { id: 'job_1', file_name: 'products.csv', completed_count: 1200, failed_count: 0 },
  }),
  type: 'bulk_job.completed',
  created_at: `2026-03-0${day}T10:00:00Z`,
  state: 'delivered',
  attempts: 1,
  next_attempt_at: null,
  delivered_at: `2026-03-0${day}T10:00:01Z`,
  last_status: 200,
  last_error: null,
  last_error_code: null,
  ...change,
})
const deliveries = [
  delivery(4, {
    type: 'balance.low',
    state: 'pending',
    attempts: 3,
    last_status: 503,
    last_error: 'The endpoint responded with status 503.',
    last_error_code: 'bad_status',
    next_attempt_at: '2026-03-04T10:05:00Z',
    delivered_at: null,
  }),
  delivery(3, {
    state: 'failed',
    attempts: 9,
    last_status: null,
    last_error: 'The connection failed (ECONNREFUSED).',
    last_error_code: 'connection_failed',
    delivered_at: null,
  }),
  delivery(2, { type: 'bulk_job.failed' }),
  delivery(1),
]
const other: Webhook = {
  ...webhook,
  id: 'wh_2',
  url: 'https://alerts.example.org/balance',
  events: ['balance.low', 'bulk_job.failed'],
}
const stored = (saved: Webhook[], records: WebhookDelivery[] = [], others = {}) => ({
  app: {
    user,
    path: '/api-dashboard/settings',
    responses: {
      [`GET ${path}`]: { json: { webhooks: saved } },
      [`GET ${path}/deliveries`]: { json: { records, next_cursor: null } },
      ...others,
    },
  },
})

export const Off: Story = {
  parameters: stored([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No webhooks yet')).toBeVisible()
  },
}
/** The first webhook comes with a secret, which is shown until it is saved. */
export const Create: Story = {
  parameters: stored([], [], { [`POST ${path}`]: { json: { webhook, secret } } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add webhook' }))
    const form = within(await screen.findByRole('dialog', { name: 'Add a webhook' }))
    const url = form.getByRole('textbox', { name: 'Endpoint URL' })
    await userEvent.type(url, 'http://example.org')
    await userEvent.click(form.getByRole('button', { name: 'Add webhook' }))
    await expect(await form.findByText('The URL must start with https://.')).toBeVisible()
    await userEvent.clear(url)
    await userEvent.type(url, webhook.url)
    await userEvent.click(form.getByRole('button', { name: 'Add webhook' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Save your webhook secret' }))
    await expect(await dialog.findByText(secret)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: "I've saved it" }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const Several: Story = {
  parameters: stored([webhook, other], deliveries),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('All events')).toBeVisible()
    await expect(canvas.getByText('Low balance, Bulk job failed')).toBeVisible()
    await expect(await canvas.findByText('balance.low')).toBeVisible()
  },
}
/** A new address waits until its server has answered. */
export const Waiting: Story = {
  parameters: stored([unanswered('pending')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Waiting for your server's response: example.org")).toBeVisible()
  },
}
export const NotVerified: Story = {
  parameters: stored([unanswered('failed'), other], deliveries, {
    [`POST ${path}/wh_1/verification`]: { json: { webhook: unanswered('pending') } },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Not verified: example.org')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Verify again' }))
    await expect(await screen.findByText('A new challenge is on its way.')).toBeVisible()
  },
}
const choose = async (item: string) => {
  ;(await screen.findByRole('button', { name: `Actions for ${webhook.url}` })).click()
  ;(await screen.findByRole('button', { name: item })).click()
}
export const Edit: Story = {
  parameters: stored([webhook], [], { [`PATCH ${path}/wh_1`]: { json: { webhook } } }),
  play: async ({ userEvent }) => {
    await choose('Edit')
    const form = within(await screen.findByRole('dialog', { name: 'Edit the webhook' }))
    await expect(form.getByRole('textbox', { name: 'Endpoint URL' })).toHaveValue(webhook.url)
    await userEvent.click(form.getByRole('button', { name: 'Save webhook' }))
    await expect(await screen.findByText('Webhook saved.')).toBeVisible()
  },
}
export const SendTest: Story = {
  parameters: stored([webhook], deliveries, {
    [`POST ${path}/wh_1/test`]: { json: { delivery: delivery(5, { type: 'webhook.test' }) } },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send test event' }))
    await expect(await screen.findByText('A test event is on its way.')).toBeVisible()
  },
}
export const Rotate: Story = {
  parameters: stored([webhook], [], { [`POST ${path}/wh_1/rotate`]: { json: { webhook, secret } } }),
  play: async ({ userEvent }) => {
    await choose('Rotate secret')
    const question = within(await screen.findByRole('alertdialog', { name: 'Rotate the secret?' }))
    await userEvent.click(question.getByRole('button', { name: 'Create new secret' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Save your webhook secret' }))
    await expect(await dialog.findByText(secret)).toBeVisible()
  },
}
export const Rotating: Story = {
  parameters: stored([{ ...webhook, rotation: { previous_secret_ends_at: '2026-03-02T10:00:00Z' } }]),
}
export const Remove: Story = {
  parameters: stored([webhook], deliveries, { [`DELETE ${path}/wh_1`]: { json: { webhook } } }),
  play: async ({ userEvent }) => {
    await choose('Remove webhook')
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove this webhook?' }))
    await userEvent.click(question.getByRole('button', { name: 'Remove webhook' }))
    await expect(await screen.findByText('Webhook removed.')).toBeVisible()
  },
}
/** What was sent, and a second attempt. */
export const DeliverAgain: Story = {
  parameters: stored([webhook], deliveries, {
    [`POST ${path}/deliveries/evt_3/again`]: { json: { delivery: delivery(3, { state: 'pending' }) } },
  }),
  play: async ({ canvas, userEvent }) => {
    const row = within(
      (await canvas.findByText('Not delivered', { selector: 'td *' })).closest('tr') as HTMLElement,
    )
    await userEvent.click(row.getByRole('button'))
    const drawer = within(await screen.findByRole('dialog', { name: 'Event delivery' }))
    await expect(drawer.getByText(/"file_name": "products.csv"/)).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: 'Deliver again' }))
    await expect(await screen.findByText('The event is on its way again.')).toBeVisible()
  },
}
export const Signature: Story = {
  parameters: stored([webhook]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Check the signature'))
    await expect(canvas.getByText(/await verifyWebhook/)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'cURL' }))
    await expect(canvas.getByText(/openssl dgst/)).toBeVisible()
  },
}
export const Refused: Story = {
  parameters: stored([], [], {
    [`POST ${path}`]: { status: 422, detail: 'body.url: The URL must be on the public internet.' },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add webhook' }))
    const form = within(await screen.findByRole('dialog', { name: 'Add a webhook' }))
    await userEvent.type(form.getByRole('textbox', { name: 'Endpoint URL' }), 'https://10.0.0.1/')
    await userEvent.click(form.getByRole('button', { name: 'Add webhook' }))
    await expect(
      await form.findByText('422: body.url: The URL must be on the public internet.'),
    ).toBeVisible()
  },
}
export const LongAddress: Story = {
  parameters: stored(
    [{ ...webhook, url: `https://hooks.example.org/${'long-path/'.repeat(20)}` }, other],
    deliveries,
  ),
}
export const Loading: Story = { parameters: { app: { user, responses: pending } } }
export const Failed: Story = { parameters: { app: { user, responses: failed } } }
export const JapaneseNotVerified: Story = {
  parameters: stored([unanswered('failed'), other]),
  globals: { locale: 'ja' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/エンドポイントがステータス 404 を返しました。/)).toBeVisible()
  },
}
/** The service's own words follow ours. */
export const GermanFailedConnection: Story = {
  parameters: stored([webhook], deliveries),
  globals: { locale: 'de' },
  play: async ({ canvas, userEvent }) => {
    const state = await canvas.findByText('Nicht zugestellt', { selector: 'td *' })
    await userEvent.click(within(state.closest('tr') as HTMLElement).getByRole('button'))
    const drawer = within(await screen.findByRole('dialog', { name: 'Zustellung eines Ereignisses' }))
    await expect(drawer.getByText(/^Die Verbindung zum Endpunkt ist fehlgeschlagen\./)).toBeVisible()
    await expect(drawer.getByText('The connection failed (ECONNREFUSED).')).toHaveAttribute('lang', 'en')
  },
}
export const German: Story = { parameters: stored([webhook, other], deliveries), globals: { locale: 'de' } }
