import type { InboxItem } from '@search-foundation/api-client/account'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import { storyUser } from '../../../stories/fake-auth.ts'
import { failed, offline, pending } from '../../../stories/fake-fetch.ts'
import { InboxBell } from './index.ts'

const meta = { title: 'Inbox/Inbox', component: InboxBell } satisfies Meta<typeof InboxBell>

export default meta
type Story = StoryObj<typeof meta>

const path = '/api/v1/account/inbox'
const common = { key_id: 'a1B2', key_name: 'Search page', key_tail: 'a1B2', read_at: null }
const items: InboxItem[] = [
  {
    ...common,
    id: '1',
    at: '2026-03-10T10:00:00Z',
    kind: 'auto_recharge',
    data: { outcome: 'failed', reason: 'card_declined' },
  },
  {
    ...common,
    id: '2',
    at: '2026-03-10T09:00:00Z',
    kind: 'low_balance',
    data: { threshold: 1_000_000, balance: 912_345 },
  },
  {
    ...common,
    id: '3',
    at: '2026-03-09T12:30:00Z',
    kind: 'bulk_job',
    data: { job_id: 'job_1', file_name: 'products.csv', is_completed: true, completed: 1200, failed: 3 },
  },
  {
    ...common,
    id: '4',
    at: '2026-03-08T08:00:00Z',
    read_at: '2026-03-08T09:00:00Z',
    kind: 'purchase',
    data: {
      product: 'Standard pack',
      tokens: 1_000_000_000,
      amount: 5000,
      currency: 'usd',
      receipt: 12,
      is_auto_recharge: false,
    },
  },
  {
    ...common,
    id: '5',
    at: '2026-03-07T08:00:00Z',
    read_at: '2026-03-08T09:00:00Z',
    kind: 'budget',
    data: { scope: 'account', used: 90_000, tokens: 100_000, percent: 90 },
  },
  {
    ...common,
    id: '6',
    at: '2026-03-06T08:00:00Z',
    read_at: '2026-03-08T09:00:00Z',
    kind: 'key_expiry',
    data: { expires_at: '2026-03-12T08:00:00Z' },
  },
]
const stored = (records: InboxItem[], others = {}, query = '?inbox=open') => ({
  app: {
    user: storyUser,
    path: `/api-dashboard${query}`,
    responses: {
      [`GET ${path}`]: {
        json: { records, next_cursor: null, unread: records.filter(({ read_at: at }) => at === null).length },
      },
      [`POST ${path}/read`]: { json: { unread: 0 } },
      ...others,
    },
  },
})

/** The bell counts unread items. Closing the drawer marks the items that it showed as read. */
export const Unread: Story = {
  parameters: stored(items, {}, ''),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Inbox, unread: 3' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Inbox' }))
    await expect(await drawer.findByText('Balance below 1,000,000 tokens')).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const Open: Story = {
  parameters: stored(items),
  play: async () => {
    await expect(await screen.findByText('Bulk job completed: products.csv')).toBeVisible()
    await expect(screen.getAllByText('Unread')).toHaveLength(3)
  },
}
export const Empty: Story = { parameters: stored([]) }
export const Loading: Story = {
  parameters: { app: { user: storyUser, path: '/api-dashboard?inbox=open', responses: pending } },
}
export const Failed: Story = {
  parameters: { app: { user: storyUser, path: '/api-dashboard?inbox=open', responses: failed } },
}
export const Offline: Story = {
  parameters: { app: { user: storyUser, path: '/api-dashboard?inbox=open', responses: offline } },
}
export const German: Story = { parameters: stored(items), globals: { locale: 'de' } }
export const Japanese: Story = { parameters: stored(items), globals: { locale: 'ja' } }
