import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { storyUser } from '../../../stories/fake-auth.ts'
import { failed, pending } from '../../../stories/fake-fetch.ts'
import { accountKeys } from '../../../stories/responses/keys.ts'
import { useKeyScope } from '../../ground/key-scope/use-key-scope.ts'
import { AccountKeyDetails } from './account-key-details.tsx'

/** Shows whose tokens the content of the page is about. */
const Scope = () => <p>{`Usage of ${useKeyScope().account?.keyId}`}</p>

const meta = {
  title: 'AccountKeys/AccountKeyDetails',
  component: AccountKeyDetails,
  args: { id: 'a1B2', children: <Scope /> },
} satisfies Meta<typeof AccountKeyDetails>

export default meta
type Story = StoryObj<typeof meta>

const user = storyUser

export const Ready: Story = {
  parameters: { app: { user } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Usage of a1B2')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Requests' })).toHaveAttribute(
      'href',
      '/api-dashboard/requests?key=a1B2',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Search page' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Rotate' }))
    await expect(await screen.findByText('Rotate Search page')).toBeVisible()
  },
}
/** Nothing can be done with a key that was revoked. */
export const Revoked: Story = {
  args: { id: 'e5F6' },
  parameters: { app: { user } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Revoked')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Actions/ })).toBeNull()
  },
}
const [first] = accountKeys
const waiting = {
  ...first,
  budget: {
    tokens: 5_000_000,
    period: 'month',
    hard_stop: true,
    alert_percent: 80,
    alert_email: 'team@example.org',
    email_confirmed: false,
    confirmation_sent_at: '2026-03-02T09:30:00.000Z',
    used_tokens: 1_200_000,
    resets_at: '2026-04-01T00:00:00Z',
  },
}
/** The service sends no second link within a minute of the first. */
export const WaitingForConfirmation: Story = {
  parameters: {
    app: {
      user,
      responses: {
        'GET /api/v1/account/keys': { json: { keys: [waiting] } },
        'PATCH /api/v1/account/keys/a1B2': { json: waiting },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^We sent a link to team@example.org on /)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send another link' }))
    await expect(await screen.findByText(/^We didn't send a link/)).toBeVisible()
  },
}
export const Unknown: Story = {
  args: { id: 'none' },
  parameters: { app: { user } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There's nothing here")).toBeVisible()
  },
}
export const Loading: Story = { parameters: { app: { user, responses: pending } } }
export const Failed: Story = { parameters: { app: { user, responses: failed } } }
export const German: Story = { parameters: { app: { user } }, globals: { locale: 'de' } }
