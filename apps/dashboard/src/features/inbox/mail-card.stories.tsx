import type { MailChoices } from '@search-foundation/api-client/account'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { storyUser } from '../../../stories/fake-auth.ts'
import { failed, pending } from '../../../stories/fake-fetch.ts'
import { retryKeepsFocus } from '../../../stories/retry-keeps-focus.ts'
import { UserBoundary } from '../../ground/session/user-boundary.tsx'
import { MailCard } from './index.ts'

const meta = {
  title: 'Inbox/MailCard',
  component: MailCard,
  decorators: [
    (Story) => (
      <UserBoundary fallback={null}>
        <Story />
      </UserBoundary>
    ),
  ],
} satisfies Meta<typeof MailCard>

export default meta
type Story = StoryObj<typeof meta>

const path = '/api/v1/account/inbox/mails'
const mails: MailChoices = {
  purchase: true,
  auto_recharge: true,
  bulk_job: false,
  low_balance: true,
  budget: true,
  key_expiry: true,
}
const chosen = { [`GET ${path}`]: { json: mails } }

/** A switch takes effect at once. */
export const Ready: Story = {
  parameters: {
    app: {
      user: storyUser,
      responses: {
        // The choices are read again after the change.
        [`GET ${path}`]: { inOrder: [{ json: mails }, { json: { ...mails, bulk_job: true } }] },
        [`PATCH ${path}`]: { json: { ...mails, bulk_job: true } },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const jobs = await canvas.findByRole('switch', { name: 'Finished bulk jobs' })
    await expect(jobs).not.toBeChecked()
    await userEvent.click(jobs)
    await waitFor(() => expect(jobs).toBeChecked())
    await expect(canvas.getByRole('switch', { name: 'Keys that expire soon' })).toBeChecked()
  },
}
export const Loading: Story = { parameters: { app: { user: storyUser, responses: pending } } }
export const Failed: Story = {
  parameters: { app: { user: storyUser, responses: failed } },
  play: retryKeepsFocus,
}
/** The focus goes to the page when the button that had it is gone. */
export const Retried: Story = {
  parameters: {
    app: {
      user: storyUser,
      responses: { [`GET ${path}`]: { inOrder: [{ status: 503, detail: 'Down.' }, { json: mails }] } },
    },
  },
  decorators: [
    (Story) => (
      <div id="main" tabIndex={-1}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('switch', { name: 'Finished bulk jobs' })).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelector('#main')).toHaveFocus())
  },
}
export const German: Story = {
  parameters: { app: { user: storyUser, responses: chosen } },
  globals: { locale: 'de' },
}
