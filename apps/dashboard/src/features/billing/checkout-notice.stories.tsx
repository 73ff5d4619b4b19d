import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { keyInfo } from '../../../stories/responses/keys.ts'
import { CheckoutNotice } from './checkout-notice.tsx'

const meta = { title: 'Billing/CheckoutNotice', component: CheckoutNotice } satisfies Meta<
  typeof CheckoutNotice
>

export default meta
type Story = StoryObj<typeof meta>

const paid = '/api-dashboard/pricing?checkout=paid&before=0'

export const Waiting: Story = {
  parameters: { app: { path: paid } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Payment received, tokens pending')).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Payment received, tokens pending' })).toHaveFocus()
  },
}
/** The focus is on what somebody came back for, and on the page once that is closed. */
export const Credited: Story = {
  render: () => (
    <div id="main" data-testid="page" tabIndex={-1}>
      <CheckoutNotice />
    </div>
  ),
  parameters: {
    app: {
      path: paid,
      responses: {
        'GET /api/v1/api_key/fe_user': {
          json: { ...keyInfo, wallet: { ...keyInfo.wallet, regular_balance: 1_000_000_000 } },
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('1,000,000,000 tokens were added to the key sf_trial_…yZ12.'),
    ).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Tokens credited' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByText('Tokens credited')).toBeNull())
    await waitFor(() => expect(canvas.getByTestId('page')).toHaveFocus())
  },
}
export const Canceled: Story = {
  parameters: { app: { path: '/api-dashboard/pricing?checkout=cancelled' } },
}
