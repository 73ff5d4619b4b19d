import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { failed, pending } from '../../../stories/fake-fetch.ts'
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

const path = 'POST /api/v1/billing/transfer_balance'
const paid = (others = {}) => ({
  app: {
    responses: {
      'GET /api/v1/api_key/fe_user': {
        json: {
          ...keyInfo,
          wallet: { ...keyInfo.wallet, regular_balance: 1_000_000, total_balance: 9_412_730 },
        },
      },
      ...others,
    },
  },
})
const receiver = { name: 'Key that receives the tokens' }

export const Form: Story = {
  parameters: paid(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Review the transfer' }))
    await expect(await canvas.findByText('Paste the key that receives the tokens.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', receiver)).toHaveFocus())
  },
}
/** Both balances, before and after, are shown before anything moves. */
export const Review: Story = {
  parameters: paid(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', receiver), 'sf_zero_otherKEY9{Enter}')
    await expect(await canvas.findByText('1,000,000 tokens')).toBeVisible()
    await expect(canvas.getByText(/9,412,730 → 8,412,730 tokens/)).toBeVisible()
    await expect(canvas.getByText(/9,412,730 → 10,412,730 tokens/)).toBeVisible()
  },
}
export const Done: Story = {
  parameters: paid({ [path]: { json: { transferred: 1_000_000, revoked: false } } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', receiver), 'sf_zero_otherKEY9{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Pass the check' }))
    await expect(await canvas.findByText('1,000,000 tokens were transferred.')).toBeVisible()
  },
}
export const DoneAndRevoked: Story = {
  parameters: paid({ [path]: { json: { transferred: 1_000_000, revoked: true } } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', receiver), 'sf_zero_otherKEY9')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Revoke this key afterwards' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Review the transfer' }))
    await expect(await canvas.findByText('The sending key is revoked.')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Pass the check' }))
    await expect(await canvas.findByText(/The receiving key is now in use/)).toBeVisible()
  },
}
/** After a failure the check begins anew, since a response is valid for one call. */
export const TransferFailed: Story = {
  parameters: paid({ [path]: { status: 404, detail: 'There is no such key.' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', receiver), 'sf_zero_otherKEY9{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Pass the check' }))
    await expect(await canvas.findByText('404: There is no such key.')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Pass the check' })).toBeVisible()
  },
}
export const Transferring: Story = {
  parameters: paid({ [path]: 'pending' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', receiver), 'sf_zero_otherKEY9{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Pass the check' }))
    await expect(await canvas.findByText('Transferring…')).toBeVisible()
  },
}
export const NothingToMove: Story = {}
export const Loading: Story = { parameters: { app: { responses: pending } } }
export const Failed: Story = { parameters: { app: { responses: failed } } }
export const German: Story = { parameters: paid(), globals: { locale: 'de' } }
