import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { storyUser } from '../../../stories/fake-auth.ts'
import { failed, pending } from '../../../stories/fake-fetch.ts'
import { RequestCard } from './request-card.tsx'

const meta = {
  title: 'Requests/RequestCard',
  component: RequestCard,
  args: { id: 'req_1' },
} satisfies Meta<typeof RequestCard>

export default meta
type Story = StoryObj<typeof meta>

const user = storyUser
const call = {
  id: 'req_1',
  at: '2026-03-10T10:00:00Z',
  key_id: 'a1B2',
  key_name: 'Search page',
  key_tail: 'a1B2',
  method: 'POST',
  route: '/v1/rerank',
  product: 'reranker',
  model: 'jina-reranker-m0',
  status: 402,
  tokens: 0,
  duration_ms: 12,
  engine: null,
}
const found = (records: object[]) => ({
  app: { user, responses: { 'GET /api/v1/account/requests': { json: { records, next_cursor: null } } } },
})

export const Ready: Story = {
  parameters: found([call]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The balance was too low for this call/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open in “Try it”' })).toHaveAttribute(
      'href',
      '/api-dashboard/playground?product=reranker&model=jina-reranker-m0',
    )
  },
}
/** The service searches by the beginning of an id, so another call may be found. */
export const Unknown: Story = {
  parameters: found([{ ...call, id: 'req_12' }]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is nothing at this address')).toBeVisible()
    await expect(canvas.getByText('req_1')).toBeVisible()
  },
}
export const Loading: Story = { parameters: { app: { user, responses: pending } } }
export const Failed: Story = { parameters: { app: { user, responses: failed } } }
export const German: Story = { parameters: found([call]), globals: { locale: 'de' } }
