import type { Receipt } from '@search-foundation/api-client/account'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor } from 'storybook/test'

import { storyUser } from '../../../stories/fake-auth.ts'
import { failed, pending } from '../../../stories/fake-fetch.ts'
import { storyReceipt } from '../../../stories/responses/receipts.ts'
import { sampleReceipt } from '../../ground/sample/sample-receipt.ts'
import { ReceiptsTable } from './receipts-table.tsx'

const meta = { title: 'Receipts/ReceiptsTable', component: ReceiptsTable } satisfies Meta<
  typeof ReceiptsTable
>

export default meta
type Story = StoryObj<typeof meta>

const user = storyUser
const receipt = (number: number, change: Partial<Receipt> = {}) =>
  sampleReceipt(number, {
    id: `cs_${number}`,
    created_at: `2026-03-0${number}T10:00:00Z`,
    ...storyReceipt,
    ...change,
  })
const receipts = [
  receipt(3, { kind: 'auto_recharge' }),
  receipt(2, { order_quantity: 3, amount: 15_000, token_quantity: 3_000_000_000 }),
  receipt(1, { key_name: null }),
]
const list = (records: Receipt[], others = {}, next_cursor: string | null = null) => ({
  app: {
    user,
    responses: { 'GET /api/v1/account/receipts': { json: { records, next_cursor } }, ...others },
  },
})

export const Ready: Story = {
  parameters: list(receipts, { 'GET /api/v1/account/receipts/cs_3.html': { text: '<p>Receipt 3</p>' } }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('3 × Standard pack')).toBeVisible()
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await userEvent.click(canvas.getByRole('button', { name: 'Download receipt 3' }))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    await expect(saved.mock.contexts[0]).toHaveProperty('download', 'receipt-3.html')
    saved.mockRestore()
  },
}
/** The print dialog has the receipt, not the dashboard. */
export const Print: Story = {
  parameters: list(receipts, { 'GET /api/v1/account/receipts/cs_3.html': { text: '<p>Receipt 3</p>' } }),
  play: async ({ canvas, userEvent }) => {
    const printed: string[] = []
    const appended = spyOn(document.body, 'append').mockImplementation((...nodes) => {
      for (const node of nodes) if (node instanceof HTMLIFrameElement) printed.push(node.srcdoc)
    })
    await userEvent.click(await canvas.findByRole('button', { name: 'Print receipt 3' }))
    await waitFor(() => expect(printed).toEqual(['<p>Receipt 3</p>']))
    appended.mockRestore()
  },
}
export const DownloadFailed: Story = {
  parameters: list(receipts, {
    'GET /api/v1/account/receipts/cs_3.html': { status: 404, detail: 'No receipt.' },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download receipt 3' }))
    await expect(await screen.findByText('404: No receipt.')).toBeVisible()
  },
}
export const MorePages: Story = { parameters: list(receipts, {}, 'next') }
export const LongTexts: Story = {
  parameters: list([
    receipt(1, {
      product_name: 'A pack with a name that is longer than the names of the other packs',
      key_name:
        'A key whose name is as long as the service allows a name of a key to be, which is quite long',
      amount: 987_654_321,
    }),
  ]),
}
export const Empty: Story = { parameters: list([]) }
export const Loading: Story = { parameters: { app: { user, responses: pending } } }
export const Failed: Story = { parameters: { app: { user, responses: failed } } }
export const German: Story = { parameters: list(receipts), globals: { locale: 'de' } }
