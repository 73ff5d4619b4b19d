import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { storyUser } from '../../../stories/fake-auth.ts'
import { failed, pending } from '../../../stories/fake-fetch.ts'
import { KeyScopeContext } from '../../ground/key-scope/use-key-scope.ts'
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
/** The days of an account lead to their requests, with the chosen key. */
export const OfAccount: Story = {
  parameters: { app: { user: storyUser, path: '/api-dashboard/usage?key=a1B2' } },
  render: () => (
    <KeyScopeContext value={{ account: { uid: storyUser.uid, keyId: 'a1B2' } }}>
      <UsageTable days={7} />
    </KeyScopeContext>
  ),
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link', {
      name: /^Requests to Embeddings \(jina-embeddings-v3\) on/,
    })
    await expect(link?.getAttribute('href')).toMatch(
      /^\/api-dashboard\/requests\?key=a1B2&from=([\d-]{10})&to=\1&product=embedding&model=[\w-]+$/,
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
