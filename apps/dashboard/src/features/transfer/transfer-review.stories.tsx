import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import type { FakeResponse } from '../../../stories/fake-fetch.ts'
import { keyInfo } from '../../../stories/responses/keys.ts'
import { widgetStub } from '../../../stories/widget-stub.ts'
import { TransferReview } from './transfer-review.tsx'

const sender = {
  ...keyInfo,
  wallet: { ...keyInfo.wallet, regular_balance: 1_000_000, total_balance: 9_412_730 },
}

const meta = {
  title: 'Transfer/Review',
  component: TransferReview,
  args: {
    plan: {
      receiver: 'sf_trial_other000000000000000000000000000000000000000a1B2',
      revoke: false,
      amount: 1_000_000,
      receiverInfo: keyInfo,
    },
    sender,
    onBack: fn(),
    onDone: fn(),
  },
  beforeEach: () => widgetStub.install(),
} satisfies Meta<typeof TransferReview>

export default meta
type Story = StoryObj<typeof meta>

const transfer = (response: FakeResponse) => ({
  app: { responses: { 'POST /api/v1/billing/transfer_balance': response } },
})
const submit = { name: 'Transfer 1,000,000 tokens' }

/** Nothing is sent, and no bot check is made, before the button is pressed. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText(/9,412,730 → 8,412,730 tokens/)).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Review the transfer' })).toHaveFocus()
    await expect(canvas.getByRole('button', submit)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Pass the check' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}
export const SenderIsRevoked: Story = {
  args: { plan: { receiver: 'sf_trial_other_a1B2', revoke: true, amount: 1_000_000, receiverInfo: keyInfo } },
}
export const Transferring: Story = {
  parameters: transfer('pending'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', submit))
    const button = canvas.getByRole('button', submit)
    await expect(button).toHaveAttribute('data-pending')
    await expect(button).toHaveFocus()
  },
}
/** Nothing was moved. The button tries again. */
export const Refused: Story = {
  parameters: transfer({ status: 409, detail: 'Another transfer of this key is being made.' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', submit))
    await expect(await canvas.findByText('409: Another transfer of this key is being made.')).toBeVisible()
    await expect(await canvas.findByRole('button', submit)).toBeVisible()
  },
}
export const Offline: Story = {
  parameters: transfer('offline'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', submit))
    await expect(await canvas.findByText(/^We can't reach the service/)).toBeVisible()
  },
}
export const Transferred: Story = {
  parameters: transfer({ json: { transferred: 1_000_000, revoked: false } }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', submit))
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith(1_000_000))
  },
}
/** The page goes on with the key that received the tokens, and says so. */
export const TransferredAndRevoked: Story = {
  args: { plan: { ...meta.args.plan, revoke: true } },
  parameters: transfer({ json: { transferred: 1_000_000, revoked: true } }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', submit))
    await expect(
      await screen.findByText(/^You transferred 1,000,000 tokens, and the old key was revoked\./),
    ).toBeVisible()
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}
export const German: Story = { globals: { locale: 'de' } }
