import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { storyUser } from '../../../stories/fake-auth.ts'
import { failed, pending, type FakeResponse } from '../../../stories/fake-fetch.ts'
import { accountKeys } from '../../../stories/responses/keys.ts'
import { AccountKeysTable } from './account-keys-table.tsx'

const meta = { title: 'AccountKeys/AccountKeysTable', component: AccountKeysTable } satisfies Meta<
  typeof AccountKeysTable
>

export default meta
type Story = StoryObj<typeof meta>

const user = storyUser
const path = '/api-dashboard/key-manager'
const keys = (response: FakeResponse, at = path, others = {}) => ({
  app: { user, path: at, responses: { 'GET /api/v1/account/keys': response, ...others } },
})
const [first] = accountKeys
const limited = accountKeys.map((key, index) => ({
  ...key,
  budget: {
    tokens: 5_000_000,
    period: 'month',
    hard_stop: true,
    alert_percent: 80,
    alert_email: null,
    email_confirmed: null,
    confirmation_sent_at: null,
    used_tokens: [4_600_000, 5_000_000, 10_000][index],
    resets_at: '2026-04-01T00:00:00Z',
  },
}))

export const Ready: Story = {
  parameters: { app: { user } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('sf_zero_…a1B2')).toBeVisible()
    await expect(canvas.getByText('Revoked')).toBeVisible()
    await expect(canvas.getByText('Never')).toBeVisible()
  },
}
/** One key is in use in this browser and was rotated; one is limited to some products and expires; one has expired. */
export const States: Story = {
  parameters: {
    app: {
      user,
      apiKey: 'sf_zero_8Jk2mPq4RsTuVwXyZ0aBcDeFgHiJkLmNoPqRsTuVwXya1B2',
      responses: {
        'GET /api/v1/account/keys': {
          json: {
            keys: [
              { ...first, rotation: { previous_key_ends_at: '2099-03-01T10:00:00Z' } },
              { ...accountKeys[1], scopes: ['embeddings', 'rerank'], expires_at: '2099-03-01T10:00:00Z' },
              { ...accountKeys[2], revoked_at: null, expires_at: '2026-01-01T00:00:00Z' },
            ],
          },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Current')).toBeVisible()
    await expect(canvas.getByText('Create embeddings · Rerank documents')).toBeVisible()
    await expect(canvas.getByText('Expired')).toBeVisible()
  },
}
/** One key is near its limit, one is at it. */
export const WithLimits: Story = { parameters: keys({ json: { keys: limited } }) }
export const Settings: Story = {
  parameters: keys({ json: { keys: limited } }, path, {
    'PATCH /api/v1/account/keys/a1B2': { json: first },
  }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Search page' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Change settings' }))
    await expect(await screen.findByRole('textbox', { name: 'Token limit' })).toHaveValue('5,000,000')
    await userEvent.click(screen.getByRole('button', { name: 'Save key settings' }))
    await expect(await screen.findByText('Key settings saved.')).toBeVisible()
  },
}
/** The dialog opens by its address, from the details of a call. */
export const StoreBodies: Story = {
  parameters: keys(
    { inOrder: [{ json: { keys: limited } }, { json: { keys: [{ ...first, stores_bodies: true }] } }] },
    `${path}?edit=a1B2`,
    { 'PATCH /api/v1/account/keys/a1B2': { json: { ...first, stores_bodies: true } } },
  ),
  play: async ({ userEvent }) => {
    const name = 'Store call bodies for 24 hours'
    await userEvent.click(await screen.findByRole('checkbox', { name }))
    await userEvent.click(screen.getByRole('button', { name: 'Save key settings' }))
    await expect(await screen.findByText('Key settings saved.')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Search page' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Change settings' }))
    await expect(await screen.findByRole('checkbox', { name })).toBeChecked()
  },
}
export const LimitDoesNothing: Story = {
  parameters: keys({ json: { keys: limited } }, `${path}?edit=a1B2`),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Refuse calls above the limit' }))
    await userEvent.clear(screen.getByRole('textbox', { name: 'Email me at (% of the limit)' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save key settings' }))
    await expect(await screen.findByText(/^This limit has no effect/)).toBeVisible()
  },
}
export const LongTexts: Story = {
  parameters: keys({
    json: {
      keys: limited.map((key) => ({
        ...key,
        name: 'A key whose name is as long as a name can be '.repeat(2),
      })),
    },
  }),
}
export const Loading: Story = { parameters: { app: { user, responses: pending } } }
export const Empty: Story = { parameters: keys({ json: { keys: [] } }) }
export const Failed: Story = { parameters: { app: { user, responses: failed } } }
export const German: Story = { parameters: keys({ json: { keys: limited } }), globals: { locale: 'de' } }
