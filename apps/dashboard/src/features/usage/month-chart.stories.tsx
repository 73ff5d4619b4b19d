import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { storyUser } from '../../../stories/fake-auth.ts'
import { failed, pending } from '../../../stories/fake-fetch.ts'
import { budget } from '../../../stories/responses/keys.ts'
import { KeyScopeContext } from '../../ground/key-scope/use-key-scope.ts'
import { MonthChart } from './month-chart.tsx'

const meta = {
  title: 'Usage/MonthChart',
  component: MonthChart,
  args: { unit: 'tokens' },
} satisfies Meta<typeof MonthChart>

export default meta
type Story = StoryObj<typeof meta>

const limit = { ...budget, tokens: 2_000_000 }

/** The spend limit of the account is a line. */
export const Ready: Story = {
  parameters: {
    app: {
      user: storyUser,
      apiKey: null,
      responses: { 'GET /api/v1/account/spend_limit': { json: { spend_limit: limit } } },
    },
  },
  decorators: [
    (Chart) => (
      <KeyScopeContext value={{ account: { uid: storyUser.uid } }}>
        <Chart />
      </KeyScopeContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/so far, about .+ at last week's rate/)).toBeVisible()
    await expect(await canvas.findByText('Spend limit: 2M')).toBeVisible()
  },
}
export const Money: Story = { args: { unit: 'money' } }
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
