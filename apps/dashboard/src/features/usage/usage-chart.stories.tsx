import type { Meta, StoryObj } from '@storybook/react-vite'

import { failed, pending } from '../../../stories/fake-fetch.ts'
import { UsageChart } from './usage-chart.tsx'

const meta = {
  title: 'Usage/UsageChart',
  component: UsageChart,
  args: { days: 30 },
} satisfies Meta<typeof UsageChart>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Week: Story = { args: { days: 7 } }
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
