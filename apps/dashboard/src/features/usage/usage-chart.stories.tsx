import type { Usage } from '@search-foundation/api-client/account'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, within } from 'storybook/test'

import { storyUser } from '../../../stories/fake-auth.ts'
import { failed, pending } from '../../../stories/fake-fetch.ts'
import { KeyScopeContext } from '../../ground/key-scope/use-key-scope.ts'
import { UsageChart } from './usage-chart.tsx'
import { lastDays } from './usage-view.ts'

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
const accountScope = (Chart: () => ReactNode) => (
  <KeyScopeContext value={{ account: { uid: storyUser.uid } }}>
    <Chart />
  </KeyScopeContext>
)
const view = lastDays(7, new Date())
/** What the bought tokens cost, at the average price of the packs. */
export const Money: Story = {
  args: { view: { ...view, unit: 'money', by: 'model' } },
  play: async ({ canvas }) => {
    // 7 days with 20,000 bought tokens each, at 4.5 cents per million.
    await expect(await canvas.findByText(/^\$0\.006, at the average price of your packs/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'jina-embeddings-v3' })).toBeVisible()
  },
}
const hourly = (hour: number, key: string): Usage['rows'][number] => ({
  date: view.to,
  hour,
  product: 'embedding',
  model: 'jina-embeddings-v3',
  key_id: key,
  key_name: `Key ${key}`,
  key_tail: key,
  tokens: 1000 * (hour + 1),
  paid_tokens: 0,
  requests: 1,
})
const today = `from=${view.to}&to=${view.to}&group_by=hour%2Cmodel%2Ckey`
/** One day by hour, split by key. */
export const HoursByKey: Story = {
  args: { view: { ...lastDays(1, new Date()), by: 'key' } },
  parameters: {
    app: {
      user: storyUser,
      apiKey: null,
      responses: {
        [`GET /api/v1/account/usage?${today}`]: {
          json: {
            rows: [hourly(9, 'a1B2'), hourly(10, 'c3D4'), hourly(10, 'a1B2')],
            total_tokens: 32_000,
            total_paid_tokens: 0,
            total_requests: 3,
          } satisfies Usage,
        },
      },
    },
  },
  decorators: [accountScope],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Key a1B2 …a1B2' })).toBeVisible()
    const bars = within(canvas.getByRole('list', { name: /^Tokens by hour/ })).getAllByRole('listitem')
    await expect(bars).toHaveLength(24)
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
