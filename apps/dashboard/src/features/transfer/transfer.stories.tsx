import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { failed, pending, type FakeResponses } from '../../../stories/fake-fetch.ts'
import { keyInfo } from '../../../stories/responses/keys.ts'
import { widgetStub } from '../../../stories/widget-stub.ts'
import { Transfer } from './transfer.tsx'

const meta = {
  title: 'Transfer',
  component: Transfer,
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
const receiver = { name: 'Key that receives the tokens' }

export const Form: Story = {
  parameters: paid,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Review the transfer' }))
    await expect(await canvas.findByText('Paste the key that receives the tokens.')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(receiver.name)).toHaveFocus())
  },
}
export const ReceiverUnknown: Story = {
  parameters: withPaidTokens({ [`${info}?api_key=sf_trial_other`]: { status: 401, detail: 'Not valid.' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(receiver.name), 'sf_trial_other{Enter}')
    await expect(await canvas.findByText(/^We don't recognize this key/)).toBeVisible()
  },
}
export const ReceiverUnreachable: Story = {
  parameters: withPaidTokens({ [`${info}?api_key=sf_trial_other`]: 'offline' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(receiver.name), 'sf_trial_other{Enter}')
    await expect(await canvas.findByText(/^We can't reach the service/)).toBeVisible()
  },
}
export const AmountTooHigh: Story = {
  parameters: paid,
  play: async ({ canvas, userEvent }) => {
    const amount = await canvas.findByRole('textbox', { name: 'Tokens to transfer' })
    await expect(amount).toHaveValue('1,000,000')
    await userEvent.clear(amount)
    await userEvent.type(amount, '2M{Enter}')
    await expect(await canvas.findByText("This key doesn't have that many paid tokens.")).toBeVisible()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}
/** The focus is in what is shown next, never on the page. */
export const Steps: Story = {
  parameters: withPaidTokens({
    [`${info}?api_key=sf_trial_other`]: { json: keyInfo },
    'POST /api/v1/billing/transfer_balance': { json: { transferred: 1_000_000, revoked: false } },
  }),
  beforeEach: () => widgetStub.install(),
  play: async ({ canvas, userEvent }) => {
    const steps = () => canvas.getByRole('group', { name: /^Transfer tokens for/ })
    const review = () => canvas.findByRole('group', { name: 'Review the transfer' })
    await userEvent.type(await canvas.findByLabelText(receiver.name), 'sf_trial_other')
    await userEvent.click(canvas.getByRole('button', { name: 'Review the transfer' }))
    await expect(await review()).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(steps()).toHaveFocus())
    await expect(canvas.getByLabelText(receiver.name)).toHaveValue('sf_trial_other')
    await userEvent.click(canvas.getByRole('button', { name: 'Review the transfer' }))
    await review()
    await userEvent.click(canvas.getByRole('button', { name: 'Transfer 1,000,000 tokens' }))
    await expect(await canvas.findByText('You transferred 1,000,000 tokens.')).toBeVisible()
    await waitFor(() => expect(steps()).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Make another transfer' }))
    await waitFor(() => expect(steps()).toHaveFocus())
  },
}
export const NothingToMove: Story = {}
export const Loading: Story = { parameters: { app: { responses: pending } } }
export const Failed: Story = { parameters: { app: { responses: failed } } }
export const German: Story = { parameters: paid, globals: { locale: 'de' } }
