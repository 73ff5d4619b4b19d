import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { storyUser } from '../../../stories/fake-auth.ts'
import { failed, pending } from '../../../stories/fake-fetch.ts'
import { transactions } from '../../../stories/responses/billing.ts'
import { KeyScopeContext } from '../../ground/key-scope/use-key-scope.ts'
import { RecentTransactions } from './recent-transactions.tsx'

const meta = {
  title: 'Billing/RecentTransactions',
  component: RecentTransactions,
} satisfies Meta<typeof RecentTransactions>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
/** Of all keys of an account: each with its name, or its last characters for a key that is not in the list any more. */
export const Account: Story = {
  parameters: {
    app: {
      user: storyUser,
      responses: {
        'GET /api/v1/billing/paginated_transaction': {
          json: {
            records: transactions.slice(0, 2).map((record, index) => ({
              ...record,
              key_id: ['a1B2', 'gone'][index],
              key_tail: ['a1B2', 'Zz99'][index],
            })),
          },
        },
      },
    },
  },
  decorators: (Story) => (
    <KeyScopeContext value={{ account: { uid: storyUser.uid } }}>
      <Story />
    </KeyScopeContext>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: 'Search page' })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: '…Zz99' })).toBeVisible()
  },
}
export const Loading: Story = { parameters: { app: { responses: pending } } }
export const Empty: Story = {
  parameters: {
    app: { responses: { 'GET /api/v1/billing/transaction': { json: [] } } },
  },
}
export const Failed: Story = { parameters: { app: { responses: failed } } }
