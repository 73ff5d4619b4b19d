import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { storyUser } from '../../../stories/fake-auth.ts'
import { failed, pending } from '../../../stories/fake-fetch.ts'
import { loggedRequest } from '../../../stories/responses.ts'
import { RequestCard } from './request-card.tsx'

const meta = {
  title: 'Requests/RequestCard',
  component: RequestCard,
  args: { id: 'req_1' },
} satisfies Meta<typeof RequestCard>

export default meta
type Story = StoryObj<typeof meta>

const user = storyUser
const found = (records: object[]) => ({
  app: { user, responses: { 'GET /api/v1/account/requests': { json: { records, next_cursor: null } } } },
})

export const Ready: Story = {
  parameters: found([loggedRequest]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The balance was too low for this call/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open in “Try it”' })).toHaveAttribute(
      'href',
      '/api-dashboard/playground?product=reranker&model=jina-reranker-m0',
    )
  },
}
const charge = {
  id: 't1',
  updated_at: loggedRequest.at,
  quantity: -4200,
  type: 'consume',
  request_id: loggedRequest.id,
  metadata: { model_name: loggedRequest.model },
}
const transactions = 'GET /api/v1/billing/paginated_transaction'
const charged = { ...loggedRequest, status: 200, tokens: 4200 }

/** The ledger has the charge for the call. */
export const Charged: Story = {
  parameters: {
    app: {
      user,
      responses: {
        ...found([charged]).app.responses,
        [`${transactions}?request_id=req_1&num_records=1`]: {
          json: { records: [charge], next_cursor: null },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^-4,200 tokens/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See the charge' })).toHaveAttribute(
      'href',
      '/api-dashboard/billing?view=transactions&request=req_1&key=a1B2',
    )
  },
}
/** The call was charged with an earlier one, of which it is a retry. */
export const ChargedBefore: Story = {
  parameters: {
    app: {
      user,
      responses: {
        ...found([charged]).app.responses,
        [transactions]: { json: { records: [], next_cursor: null } },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ledger entry')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'See the charge' })).toBeNull()
  },
}
/** The service searches by the beginning of an id, so another call may be found. */
export const Unknown: Story = {
  parameters: found([{ ...loggedRequest, id: 'req_12' }]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There's nothing here")).toBeVisible()
    await expect(canvas.getByText('req_1')).toBeVisible()
  },
}
export const Loading: Story = { parameters: { app: { user, responses: pending } } }
export const Failed: Story = { parameters: { app: { user, responses: failed } } }
export const German: Story = { parameters: found([loggedRequest]), globals: { locale: 'de' } }
