import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { failed, pending } from '../../../stories/fake-fetch.ts'
import { keyInfo } from '../../../stories/responses.ts'
import { Transfer } from './transfer.tsx'

const meta = {
  title: 'Transfer',
  component: Transfer,
} satisfies Meta<typeof Transfer>

export default meta
type Story = StoryObj<typeof meta>

const paid = {
  app: {
    responses: {
      'GET /api/v1/api_key/fe_user': {
        json: {
          ...keyInfo,
          wallet: { ...keyInfo.wallet, regular_balance: 1_000_000, total_balance: 9_412_730 },
        },
      },
    },
  },
}
const receiver = { name: 'Key that receives the tokens' }

export const Form: Story = {
  parameters: paid,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Review the transfer' }))
    await expect(await canvas.findByText('Paste the key that receives the tokens.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', receiver)).toHaveFocus())
  },
}
export const NothingToMove: Story = {}
export const Loading: Story = { parameters: { app: { responses: pending } } }
export const Failed: Story = { parameters: { app: { responses: failed } } }
export const German: Story = { parameters: paid, globals: { locale: 'de' } }
