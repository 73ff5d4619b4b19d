import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { storyUser } from '../../../stories/fake-auth.ts'
import type { FakeResponses } from '../../../stories/fake-fetch.ts'
import { accountKeys, budget, keyInfo } from '../../../stories/responses/keys.ts'
import { Warnings } from './warnings.tsx'

const meta = { title: 'Overview/Warnings', component: Warnings } satisfies Meta<typeof Warnings>

export default meta
type Story = StoryObj<typeof meta>

const signedIn = (responses: FakeResponses) => ({ app: { user: storyUser, responses } })

const [first, second] = accountKeys
const limit = { ...budget, used_tokens: 870_000 }
export const Many: Story = {
  parameters: signedIn({
    'GET /api/v1/account/keys': {
      json: {
        keys: [{ ...first, budget: limit, expires_at: new Date(Date.now() + 86_400_000).toISOString() }],
      },
    },
    'GET /api/v1/account/spend_limit': { json: { spend_limit: { ...budget, used_tokens: 1_000_000 } } },
    'GET /api/v1/api_key/fe_user': {
      json: {
        ...keyInfo,
        metadata: {
          ...keyInfo.metadata,
          balance_notification: {
            thresholds: [10_000_000],
            email: 'ada@example.org',
            email_confirmed: true,
            confirmation_sent_at: null,
          },
          auto_recharge: true,
          auto_recharge_paused: true,
        },
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The key Search page has used 87% of its budget')).toBeVisible()
    await expect(await canvas.findByText('Your account has used 100% of its spend limit')).toBeVisible()
  },
}
/** Of keys of the account whose texts are not in this browser. */
export const OfAccountKeys: Story = {
  parameters: {
    app: {
      user: storyUser,
      apiKey: null,
      responses: {
        'GET /api/v1/account/keys': {
          json: {
            keys: [
              { ...first, crossed_alert: 2_000_000 },
              { ...second, auto_recharge_paused: true },
            ],
          },
        },
        'GET /api/v1/account/spend_limit': { json: { spend_limit: null } },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The balance is below your alert threshold of 2,000,000 tokens'),
    ).toBeVisible()
    await expect(canvas.getByText('The key Search page …a1B2 has 1,000,000 tokens left.')).toBeVisible()
    await expect(canvas.getByText('Auto-recharge is paused for the key Nightly import …c3D4')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Change card' })).toHaveAttribute(
      'href',
      expect.stringContaining('key=c3D4'),
    )
  },
}
export const German: Story = {
  ...(Many.parameters && { parameters: Many.parameters }),
  globals: { locale: 'de' },
}
export const None: Story = {
  parameters: signedIn({ 'GET /api/v1/account/spend_limit': { json: { spend_limit: null } } }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Needs your attention' })).toBeNull()
  },
}
