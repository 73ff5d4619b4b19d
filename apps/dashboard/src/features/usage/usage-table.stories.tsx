import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { failed, pending } from '../../../stories/fake-fetch.ts'
import { UsageTable } from './usage-table.tsx'

const meta = {
  title: 'Usage/UsageTable',
  component: UsageTable,
  args: { days: 7 },
} satisfies Meta<typeof UsageTable>

export default meta
type Story = StoryObj<typeof meta>

/** Seven days with two products each, today first. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByText('Embeddings')
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + 7 * 2)
  },
}
export const Loading: Story = { parameters: { app: { responses: pending } } }
export const Empty: Story = {
  parameters: {
    app: {
      responses: {
        'GET /api/v1/billing/total_consumption': { json: { total_tokens: 0, since: null, by_day: [] } },
      },
    },
  },
}
export const Failed: Story = { parameters: { app: { responses: failed } } }
