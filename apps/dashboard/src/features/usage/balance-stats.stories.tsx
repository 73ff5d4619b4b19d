import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { storyUser } from '../../../stories/fake-auth.ts'
import { failed, pending } from '../../../stories/fake-fetch.ts'
import { keyInfo } from '../../../stories/responses/keys.ts'
import { KeyScopeContext } from '../../ground/key-scope/use-key-scope.ts'
import { BalanceStats } from './balance-stats.tsx'

const meta = { title: 'Usage/BalanceStats', component: BalanceStats } satisfies Meta<typeof BalanceStats>

export default meta
type Story = StoryObj<typeof meta>

const usage = 'GET /api/v1/billing/total_consumption'

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^8,412,730 tokens as of /)).toBeVisible()
    await expect(await canvas.findByText(/^Lasts about \d+ days/)).toBeVisible()
    await expect(canvas.getByText(/^Free, used first, until .*202[67]$/)).toBeVisible()
  },
}
/** The sum of the keys of an account. */
export const Account: Story = {
  parameters: { app: { user: storyUser } },
  decorators: (Story) => (
    <KeyScopeContext value={{ account: { uid: storyUser.uid } }}>
      <Story />
    </KeyScopeContext>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^3,000,000 tokens as of /)).toBeVisible()
    await expect(await canvas.findByText(/^Lasts about \d+ days/)).toBeVisible()
  },
}
export const Loading: Story = { parameters: { app: { responses: pending } } }
/** A new key without usage. */
export const Empty: Story = {
  parameters: { app: { responses: { [usage]: { json: { total_tokens: 0, since: null, by_day: [] } } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No usage in the last week')).toBeVisible()
  },
}
export const Failed: Story = {
  parameters: { app: { responses: failed } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('503: The service is being restarted.')).toBeVisible()
  },
}
/** The balance is known, the usage is not. */
export const UsageFailed: Story = {
  parameters: { app: { responses: { [usage]: { status: 500, detail: 'Down.' } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't be loaded. Refresh to try again.")).toBeVisible()
    await expect(await canvas.findByText(/^8,412,730 tokens/)).toBeVisible()
  },
}
/** How long it lasts is not counted in days beyond a year. */
export const LargeNumbers: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Lasts more than a year at last week's rate")).toBeVisible()
  },
  parameters: {
    app: {
      responses: {
        'GET /api/v1/api_key/fe_user': {
          json: {
            ...keyInfo,
            wallet: {
              ...keyInfo.wallet,
              regular_balance: 9_876_543_210_987,
              total_balance: 9_876_551_623_717,
            },
          },
        },
      },
    },
  },
}
