import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'

import { failed, pending, type FakeResponse, type FakeResponses } from '../../../stories/fake-fetch.ts'
import { keyInfo } from '../../../stories/responses.ts'
import { widgetStub } from '../../../stories/widget-stub.ts'
import { Transfer } from './transfer.tsx'

const meta = {
  title: 'Transfer',
  component: Transfer,
  beforeEach: () => widgetStub.install(),
} satisfies Meta<typeof Transfer>

export default meta
type Story = StoryObj<typeof meta>

const info = 'GET /api/v1/api_key/fe_user'
const sender = {
  json: { ...keyInfo, wallet: { ...keyInfo.wallet, regular_balance: 1_000_000, total_balance: 9_412_730 } },
}
const withPaidTokens = (responses: FakeResponses = {}) => ({
  app: { responses: { [info]: sender, ...responses } },
})
const paid = withPaidTokens()
const transfer = (response: FakeResponse) =>
  withPaidTokens({ 'POST /api/v1/billing/transfer_balance': response })
const receiver = { name: 'Key that receives the tokens' }

type Play = NonNullable<Story['play']>

/** Reviews a transfer to another key and passes the bot check, which starts it. */
const confirm = async ({ canvas, userEvent }: Parameters<Play>[0]) => {
  await userEvent.type(await canvas.findByRole('textbox', receiver), 'sf_trial_other{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Pass the check' }))
}

export const Form: Story = {
  parameters: paid,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Review the transfer' }))
    await expect(await canvas.findByText('Paste the key that receives the tokens.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', receiver)).toHaveFocus())
  },
}
export const ReceiverUnknown: Story = {
  parameters: withPaidTokens({ [`${info}?api_key=sf_trial_other`]: { status: 401, detail: 'Not valid.' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', receiver), 'sf_trial_other{Enter}')
    await expect(await canvas.findByText(/^We don't recognize this key/)).toBeVisible()
  },
}
export const ReceiverUnreachable: Story = {
  parameters: withPaidTokens({ [`${info}?api_key=sf_trial_other`]: 'offline' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', receiver), 'sf_trial_other{Enter}')
    await expect(await canvas.findByText(/^We can't reach the service/)).toBeVisible()
  },
}
export const Transferring: Story = {
  parameters: transfer('pending'),
  play: async (story) => {
    await confirm(story)
    await expect(await story.canvas.findByRole('status')).toHaveTextContent('Transferring')
    await expect(story.canvas.getByRole('button', { name: 'Back' })).toBeDisabled()
  },
}
/** Nothing was moved. Another check tries again. */
export const TransferRefused: Story = {
  parameters: transfer({ status: 409, detail: 'Another transfer of this key is being made.' }),
  play: async (story) => {
    await confirm(story)
    await expect(
      await story.canvas.findByText('409: Another transfer of this key is being made.'),
    ).toBeVisible()
    await expect(await screen.findByRole('button', { name: 'Pass the check' })).toBeVisible()
  },
}
export const Transferred: Story = {
  parameters: transfer({ json: { transferred: 1_000_000, revoked: false } }),
  play: async (story) => {
    await confirm(story)
    await expect(await story.canvas.findByText(/^1,000,000 tokens were transferred/)).toBeVisible()
  },
}
export const NothingToMove: Story = {}
export const Loading: Story = { parameters: { app: { responses: pending } } }
export const Failed: Story = { parameters: { app: { responses: failed } } }
export const German: Story = { parameters: paid, globals: { locale: 'de' } }
