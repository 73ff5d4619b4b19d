import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { storyUser } from '../../../stories/fake-auth.ts'
import { failed, pending } from '../../../stories/fake-fetch.ts'
import { KeyScopeContext } from '../../ground/key-scope/use-key-scope.ts'
import { UsageChart } from './usage-chart.tsx'

const meta = {
  title: 'Usage/UsageChart',
  component: UsageChart,
  args: { days: 30 },
} satisfies Meta<typeof UsageChart>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
/** The change is that to the week before. */
export const Week: Story = {
  args: { days: 7, compares: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/than in the 7 days before/)).toBeVisible()
  },
}
/** A bar of an account leads to the requests of its day. */
export const Account: Story = {
  args: { days: 7 },
  parameters: { app: { user: storyUser, apiKey: null } },
  decorators: [
    (Chart) => (
      <KeyScopeContext value={{ account: { uid: storyUser.uid } }}>
        <Chart />
      </KeyScopeContext>
    ),
  ],
  play: async ({ canvas }) => {
    const [bar] = await canvas.findAllByRole('link')
    await expect(bar).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/api-dashboard\/requests\?from=(\S+)&to=\1$/),
    )
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
