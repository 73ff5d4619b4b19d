import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { storyUser } from '../../stories/fake-auth.ts'
import { accountKeys } from '../../stories/responses/keys.ts'
import { serviceStatus } from '../../stories/responses/status.ts'
import { OverviewPage } from './overview.tsx'

const meta = { title: 'Pages/Overview', component: OverviewPage } satisfies Meta<typeof OverviewPage>

export default meta
type Story = StoryObj<typeof meta>

const keys = 'GET /api/v1/account/keys'
const status = { 'GET /api/v1/status': { json: serviceStatus } }

/** What needs a decision is above everything else, also above the balance. */
export const WarningsFirst: Story = {
  parameters: {
    app: {
      user: storyUser,
      apiKey: null,
      responses: {
        ...status,
        [keys]: {
          json: {
            keys: [{ ...accountKeys[0], expires_at: new Date(Date.now() + 86_400_000).toISOString() }],
          },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    const warnings = await canvas.findByRole('region', { name: 'Needs your attention' })
    const balance = await canvas.findByRole('region', { name: 'Balance' })
    await expect(warnings.compareDocumentPosition(balance)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}
/** Without the list of the keys, the usage and the state of the service are still shown. */
export const KeysFailed: Story = {
  parameters: {
    app: {
      user: storyUser,
      apiKey: null,
      responses: { ...status, [keys]: { status: 503, detail: 'Down.' } },
    },
  },
  play: async ({ canvas }) => {
    const [failure] = await canvas.findAllByText('503: Down.')
    await expect(failure).toBeVisible()
    await expect(await canvas.findByRole('list', { name: /^Tokens by day/ })).toBeVisible()
    await expect(await canvas.findByText('Disrupted')).toBeVisible()
  },
}
