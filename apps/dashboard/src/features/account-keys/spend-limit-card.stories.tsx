import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { storyUser } from '../../../stories/fake-auth.ts'
import { failed, pending } from '../../../stories/fake-fetch.ts'
import { budget } from '../../../stories/responses/keys.ts'
import { SpendLimitCard } from './spend-limit-card.tsx'

const meta = { title: 'AccountKeys/SpendLimitCard', component: SpendLimitCard } satisfies Meta<
  typeof SpendLimitCard
>

export default meta
type Story = StoryObj<typeof meta>

const user = storyUser
const path = '/api/v1/account/spend_limit'
const limit = {
  ...budget,
  tokens: 50_000_000,
  alert_percent: 80,
  used_tokens: 12_300_000,
  resets_at: '2026-04-01T00:00:00Z',
}
const stored = (spend_limit: object | null, others = {}) => ({
  app: { user, responses: { [`GET ${path}`]: { json: { spend_limit } }, ...others } },
})

export const None: Story = {
  parameters: stored(null, { [`PUT ${path}`]: { json: { spend_limit: limit } } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Token limit' }), '50M')
    await userEvent.click(canvas.getByRole('button', { name: 'Save spend limit' }))
    await expect(await screen.findByText('Spend limit saved.')).toBeVisible()
  },
}
export const Set: Story = {
  parameters: stored(limit, { [`DELETE ${path}`]: { json: { spend_limit: null } } }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('12.3M of 50M')).toBeVisible()
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Token limit' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save spend limit' }))
    await expect(await screen.findByText('Spend limit removed.')).toBeVisible()
  },
}
const waiting = {
  ...limit,
  alert_email: 'team@example.org',
  email_confirmed: false,
  confirmation_sent_at: '2026-03-02T09:30:00.000Z',
}
const confirmation_sent_at = '2026-03-02T09:45:00.000Z'
/** Another link is sent, and what was typed stays. */
export const WaitingForConfirmation: Story = {
  parameters: stored(waiting, {
    [`PUT ${path}`]: { json: { spend_limit: { ...waiting, confirmation_sent_at } } },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^We sent a link to team@example.org on /)).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Token limit' }), '0')
    await userEvent.click(canvas.getByRole('button', { name: 'Send another link' }))
    await expect(await screen.findByText('We sent a link to team@example.org.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Token limit' })).toHaveValue('50,000,0000')
  },
}
export const SaveFailed: Story = {
  parameters: stored(limit, { [`PUT ${path}`]: { status: 422, detail: 'Too many tokens.' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save spend limit' }))
    await expect(await canvas.findByText('422: Too many tokens.')).toBeVisible()
  },
}
export const Loading: Story = { parameters: { app: { user, responses: pending } } }
export const Failed: Story = { parameters: { app: { user, responses: failed } } }
export const German: Story = { parameters: stored(limit), globals: { locale: 'de' } }
