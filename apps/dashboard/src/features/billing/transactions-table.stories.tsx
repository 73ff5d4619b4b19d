import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, type within, waitFor } from 'storybook/test'

import { storyUser } from '../../../stories/fake-auth.ts'
import { failed, offline, pending } from '../../../stories/fake-fetch.ts'
import { transactions } from '../../../stories/responses/billing.ts'
import { KeyScopeContext } from '../../ground/key-scope/use-key-scope.ts'
import { TransactionsTable } from './transactions-table.tsx'

const call = 'GET /api/v1/billing/paginated_transaction'
const answer = (records: unknown[], next_cursor: string | null = null) => ({
  app: { responses: { [call]: { json: { records, next_cursor } } } },
})

const charge = { ...transactions[0], request_id: 'r5' }

const meta = {
  title: 'Billing/TransactionsTable',
  component: TransactionsTable,
} satisfies Meta<typeof TransactionsTable>

export default meta
type Story = StoryObj<typeof meta>

/** The download button, once there are rows to download. */
async function enabledDownload(canvas: ReturnType<typeof within>) {
  const button = await canvas.findByRole('button', { name: 'Download CSV' })
  await waitFor(() => expect(button).toBeEnabled())
  return button
}

/** A complete list sorts by its heads. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('cell', { name: '+1,000,000,000' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tokens' }))
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('-500,000')
  },
}
export const Loading: Story = { parameters: { app: { responses: pending } } }
export const Empty: Story = { parameters: answer([]) }
export const Failed: Story = {
  parameters: { app: { responses: failed } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
export const Offline: Story = { parameters: { app: { responses: offline } } }
export const LongTexts: Story = {
  parameters: answer(
    transactions.map((row) => ({
      ...row,
      quantity: row.quantity * 1_000_000,
      metadata: { model_name: 'a-model-with-a-name-that-is-much-longer-than-any-other-model-has-ever-had' },
    })),
  ),
}
/** The filter of the address matches nothing. */
export const NoMatches: Story = {
  parameters: { app: { ...answer([]).app, path: '/api-dashboard/billing?type=purchase' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No results')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Type' })).toHaveDisplayValue('Purchase')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Type' })).toHaveDisplayValue('All types'),
    )
  },
}
/** The charge for one request, and the way back to all transactions. */
export const OfRequest: Story = {
  parameters: {
    app: {
      responses: {
        [call]: { json: { records: transactions, next_cursor: null } },
        [`${call}?request_id=r5&num_records=100`]: { json: { records: [charge], next_cursor: null } },
      },
      path: '/api-dashboard/billing?request=r5',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('cell', { name: '-24,300' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'All transactions' }))
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(transactions.length + 1))
  },
}
/** A charge of an account leads to its request. */
export const Account: Story = {
  parameters: {
    app: { user: storyUser, responses: { [call]: { json: { records: [charge], next_cursor: null } } } },
  },
  decorators: [
    (List) => (
      <KeyScopeContext value={{ account: { uid: storyUser.uid } }}>
        <List />
      </KeyScopeContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Request at / })).toHaveAttribute(
      'href',
      '/api-dashboard/requests/r5',
    )
  },
}
/** Part of a list does not sort: the order would be wrong. */
export const MorePages: Story = {
  parameters: answer(transactions, 'next'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show more' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Tokens' })).toBeNull()
  },
}
/** The file has every transaction, not only those that are listed. */
export const Download: Story = {
  play: async ({ canvas, userEvent }) => {
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await userEvent.click(await enabledDownload(canvas))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    const [link] = saved.mock.contexts
    await expect(link).toHaveProperty('download', 'transactions.csv')
    saved.mockRestore()
  },
}

/** A failed download is shown as its status and detail. */
export const DownloadFailed: Story = {
  parameters: {
    app: { responses: { 'GET /api/v1/billing/transaction': { status: 429, detail: 'Too many requests.' } } },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await enabledDownload(canvas))
    await waitFor(() => expect(canvasElement.ownerDocument.body).toHaveTextContent('429: Too many requests.'))
  },
}
