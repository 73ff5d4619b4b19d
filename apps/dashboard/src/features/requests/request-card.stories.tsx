import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { storyUser } from '../../../stories/fake-auth.ts'
import { failed, pending } from '../../../stories/fake-fetch.ts'
import { loggedRequest } from '../../../stories/responses/requests.ts'
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
    await expect(canvas.getByText('The balance of this API key is too low.')).toHaveAttribute('lang', 'en')
    await expect(canvas.getByRole('link', { name: 'Open in “Try it”' })).toHaveAttribute(
      'href',
      '/api-dashboard/playground?product=reranker&model=jina-reranker-m0',
    )
    // What is not known, such as the engine of a refused call, has no line.
    await expect(canvas.queryByText('Engine')).toBeNull()
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
const bodiesUntil = '2026-03-11T10:00:00Z'
const bodies = 'GET /api/v1/account/requests/req_1/bodies'
/** The key stores the bodies of its calls. */
export const WithBodies: Story = {
  parameters: {
    app: {
      user,
      responses: {
        'GET /api/v1/account/requests': {
          inOrder: [
            { json: { records: [{ ...loggedRequest, bodies_until: bodiesUntil }], next_cursor: null } },
            { json: { records: [loggedRequest], next_cursor: null } },
          ],
        },
        [bodies]: {
          json: {
            stored_until: bodiesUntil,
            address: '/v1/rerank',
            request: {
              content_type: 'application/json',
              text: '{"model":"jina-reranker-m0","query":"coffee","documents":["tea","a cup of coffee"]}',
              is_cut: false,
            },
            response: {
              content_type: 'application/json',
              text: '{"error":{"code":"insufficient_quota","message":"The balance of this API key is too low."}}',
              is_cut: false,
            },
          },
        },
        'DELETE /api/v1/account/requests/req_1/bodies': { json: { deleted: true } },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/"a cup of coffee"/)).toBeVisible()
    await expect(canvas.getByText(/"insufficient_quota"/)).toBeVisible()
    await expect(canvas.getByText(/^Stored until /)).toBeVisible()
    // It is the endpoint, which is among the facts.
    await expect(canvas.queryByText('Path')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete now' }))
    await expect(await canvas.findByText("This call's bodies aren't stored.")).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Store bodies for this key' })).toHaveAttribute(
      'href',
      '/api-dashboard/key-manager/a1B2?edit=a1B2',
    )
  },
}
/** Only the beginning of a long body is stored, and nothing of one that is not text. */
export const BodiesInPart: Story = {
  parameters: {
    app: {
      user,
      responses: {
        ...found([{ ...loggedRequest, bodies_until: bodiesUntil }]).app.responses,
        [bodies]: {
          json: {
            stored_until: bodiesUntil,
            address:
              '/reader/https://example.com/a-very-long-path-that-has-no-place-to-break-on-a-phone?and=a-query',
            request: null,
            response: { content_type: 'text/plain', text: 'a long text '.repeat(300), is_cut: true },
          },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The body is empty.')).toBeVisible()
    await expect(canvas.getByText('Path')).toBeVisible()
    await expect(canvas.getByText('Only the first 64 kB are stored.')).toBeVisible()
  },
}
/** They were deleted in another tab meanwhile. */
export const BodiesGone: Story = {
  parameters: {
    app: {
      user,
      responses: {
        ...found([{ ...loggedRequest, bodies_until: bodiesUntil }]).app.responses,
        [bodies]: { status: 404, detail: "This call's bodies aren't stored." },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This call's bodies are no longer stored.")).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Delete now' })).toBeNull()
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
