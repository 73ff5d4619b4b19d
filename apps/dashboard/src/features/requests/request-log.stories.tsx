import type { LoggedRequest } from '@search-foundation/api-client/account'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'

import { storyUser } from '../../../stories/fake-auth.ts'
import { failed, offline, pending } from '../../../stories/fake-fetch.ts'
import { loggedRequest } from '../../../stories/responses/requests.ts'
import { RequestLog } from './request-log.tsx'

const meta = { title: 'Requests/RequestLog', component: RequestLog } satisfies Meta<typeof RequestLog>

export default meta
type Story = StoryObj<typeof meta>

const user = storyUser
const call = 'GET /api/v1/account/requests'
const statuses = [200, 200, 200, 402, 200, 429, 200, 500]
const errors: Readonly<Record<number, Partial<LoggedRequest>>> = {
  402: { error_code: 'insufficient_quota', error_message: 'The balance of this API key is too low.' },
  429: { error_code: 'rate_limit_exceeded', error_message: 'Too many requests in a minute.' },
  500: {
    error_code: 'internal_error',
    error_message: 'Internal error. Include the request ID when you report it.',
  },
}
const request = (index: number): LoggedRequest => ({
  ...loggedRequest,
  error_code: null,
  error_message: null,
  ...errors[statuses[index % statuses.length] ?? 200],
  id: `req_${String(index).padStart(6, '0')}`,
  at: new Date(Date.UTC(2026, 2, 10, 12) - index * 61_000).toISOString(),
  key_name: index % 3 === 0 ? null : 'Search page',
  route: index % 2 === 0 ? '/v1/embeddings' : '/v1/rerank',
  product: index % 2 === 0 ? 'embedding' : 'reranker',
  model: index % 2 === 0 ? 'jina-embeddings-v3' : null,
  status: statuses[index % statuses.length] ?? 200,
  tokens: index * 17,
  duration_ms: 40 + index * 3,
  engine: 'local',
})
const log = (records: LoggedRequest[], path = '/api-dashboard/requests') => ({
  app: { user, path, responses: { [call]: { json: { records, next_cursor: null } } } },
})
const many = Array.from({ length: 1000 }, (_, index) => request(index))

export const Ready: Story = {
  parameters: log(many.slice(0, 8)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('402')).toBeVisible()
  },
}
/** A long list draws only the rows near the view. */
export const ThousandRows: Story = {
  parameters: log(many),
  play: async ({ canvas }) => {
    await canvas.findByRole('table')
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
  },
}
/** The address holds the open call. */
export const Details: Story = {
  parameters: log(many.slice(0, 8), '/api-dashboard/requests?request=req_000003'),
  play: async () => {
    await expect(await screen.findByText('The balance of this API key is too low.')).toBeVisible()
    await expect(screen.getByText('1.4.0')).toBeVisible()
    await expect(await screen.findByText(/^The balance was too low for this call/)).toBeVisible()
    await expect(screen.getByText('req_000003')).toBeVisible()
  },
}
/** The engine has a name in the language of the page. */
export const DetailsGerman: Story = {
  parameters: log(many.slice(0, 8), '/api-dashboard/requests?request=req_000003'),
  globals: { locale: 'de' },
  play: async () => {
    await expect(await screen.findByText('lokal')).toBeVisible()
  },
}
/** A call that the log does not show is read by its id. */
export const DetailsUnknown: Story = {
  parameters: log([], '/api-dashboard/requests?request=req_gone'),
  play: async () => {
    await expect(await screen.findByText("There's nothing here")).toBeVisible()
  },
}
/** A link to the failures of one kind. */
export const View: Story = {
  parameters: log(many.slice(0, 8)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('2.5%')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Rate-limited' }))
    await expect(await canvas.findByRole('combobox', { name: 'Error code' })).toHaveValue(
      'rate_limit_exceeded',
    )
    await expect(canvas.getByRole('link', { name: 'Rate-limited' })).toHaveAttribute('aria-current', 'page')
  },
}
export const Empty: Story = { parameters: log([]) }
/** The address holds what is searched for. */
export const Search: Story = {
  parameters: {
    app: {
      user,
      responses: {
        [call]: { json: { records: many.slice(0, 8), next_cursor: null } },
        [`${call}?id=req_000003&limit=100`]: { json: { records: many.slice(3, 4), next_cursor: null } },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('402')
    const field = canvas.getByRole('searchbox', { name: 'Search by request ID' })
    await userEvent.type(field, 'req_000003{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(9))
  },
}
export const NothingMatches: Story = { parameters: log([], '/api-dashboard/requests?status=5xx') }
export const LongTexts: Story = {
  parameters: log(
    many.slice(0, 4).map((row) => ({
      ...row,
      key_name:
        'A key whose name is as long as the service allows a name of a key to be, which is quite long',
      route: '/v1/a-route-that-is-longer/than-the-others/:and_has_parameters',
      tokens: 987_654_321_000,
    })),
  ),
}
export const Loading: Story = { parameters: { app: { user, responses: pending } } }
export const Failed: Story = { parameters: { app: { user, responses: failed } } }
export const Offline: Story = { parameters: { app: { user, responses: offline } } }
export const German: Story = { parameters: log(many.slice(0, 8)), globals: { locale: 'de' } }
