import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { storyUser } from '../../../stories/fake-auth.ts'
import { failed, pending } from '../../../stories/fake-fetch.ts'
import { rateLimits } from '../../../stories/responses/models.ts'
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
    await expect(row).toHaveTextContent('–500 · 1M tokens2,000 · 5M tokens')
  },
}
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
/** Limits of which a key has used some: embeddings up to the limit, the reader not at all. */
const used = rateLimits.map((row) => ({
  ...row,
  usage:
    row.product === 'embeddings'
      ? { tier: 'standard', requests: 500, tokens: 850_000, resets_at: inSeconds(40) }
      : { tier: 'standard', requests: 0, tokens: 0, resets_at: null },
}))

/** The key in this browser has reached a limit: until when is counted down. */
export const Used: Story = {
  parameters: { app: { responses: { 'GET /api/v1/rate_limits': { json: used } } } },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Embeddings/ }))
    await expect(row.getByRole('meter', { name: 'Requests' })).toHaveAttribute('aria-valuetext', '500 of 500')
    await expect(row.getByRole('meter', { name: 'Tokens' })).toHaveAttribute('aria-valuetext', '850K of 1M')
    await expect(row.getByText('Limit reached')).toBeVisible()
    await expect(row.getByRole('timer')).toHaveTextContent(/^Next call in \d+ sec$/)
    const unused = within(canvas.getByRole('row', { name: /Reader/ }))
    await expect(unused.getByRole('meter')).toHaveAttribute('aria-valuetext', '0 of 500')
    await expect(unused.queryByRole('timer')).toBeNull()
  },
}
/** Limits are counted per key, so the usage of all keys together is not shown. */
export const AllKeys: Story = {
  parameters: { app: { user: storyUser } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Choose one key at the top/)).toBeVisible()
    await expect(canvas.queryByRole('meter')).toBeNull()
  },
}
/** A key of the account, whose text this browser lacks. */
export const AccountKey: Story = {
  parameters: {
    app: {
      user: storyUser,
      apiKey: null,
      path: '/api-dashboard/rate-limit?key=a1B2',
      responses: { 'GET /api/v1/account/keys/a1B2/rate_limits': { json: used } },
    },
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('meter')).length).toBe(3)
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
