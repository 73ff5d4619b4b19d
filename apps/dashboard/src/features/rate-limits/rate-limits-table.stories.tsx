import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { failed, pending } from '../../../stories/fake-fetch.ts'
import { RateLimitsTable } from './rate-limits-table.tsx'

const meta = {
  title: 'RateLimits/RateLimitsTable',
  component: RateLimitsTable,
} satisfies Meta<typeof RateLimitsTable>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Embeddings/ })
    await expect(row).toHaveTextContent('–500 · 1M2,000 · 5M')
  },
}
export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Reader/ })).toHaveTextContent('5.000')
  },
}
export const Loading: Story = { parameters: { app: { responses: pending } } }
export const Empty: Story = {
  parameters: { app: { responses: { 'GET /api/v1/rate_limits': { json: [] } } } },
}
export const Failed: Story = { parameters: { app: { responses: failed } } }
