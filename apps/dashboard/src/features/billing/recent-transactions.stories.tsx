import type { Meta, StoryObj } from '@storybook/react-vite'

import { failed, pending } from '../../../stories/fake-fetch.ts'
import { RecentTransactions } from './recent-transactions.tsx'

const meta = {
  title: 'Billing/RecentTransactions',
  component: RecentTransactions,
} satisfies Meta<typeof RecentTransactions>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { parameters: { app: { responses: pending } } }
export const Empty: Story = {
  parameters: {
    app: { responses: { 'GET /api/v1/billing/paginated_transaction': { json: { records: [] } } } },
  },
}
export const Failed: Story = { parameters: { app: { responses: failed } } }
