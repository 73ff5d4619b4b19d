import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { storyUser } from '../../stories/fake-auth.ts'
import { failed } from '../../stories/fake-fetch.ts'
import { accountKeys, keyInfo } from '../../stories/responses/keys.ts'
import { serviceStatus } from '../../stories/responses/status.ts'
import { consumption } from '../../stories/responses/usage.ts'
import { retryKeepsFocus } from '../../stories/retry-keeps-focus.ts'
import { OverviewPage } from './overview.tsx'

const meta = { title: 'Pages/Overview', component: OverviewPage } satisfies Meta<typeof OverviewPage>

export default meta
type Story = StoryObj<typeof meta>

const keys = 'GET /api/v1/account/keys'
const down = { status: 503, detail: 'Down.' }
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
      responses: { ...status, [keys]: down },
    },
  },
  play: async ({ canvas }) => {
    const [failure] = await canvas.findAllByText('503: Down.')
    await expect(failure).toBeVisible()
    await expect(await canvas.findByRole('list', { name: /^Tokens by day/ })).toBeVisible()
    await expect(await canvas.findByText('Disrupted')).toBeVisible()
  },
}
/** Where every call fails, the page says so once, and leaves it on the page while it tries again. */
export const AllFailed: Story = {
  parameters: { app: { user: storyUser, apiKey: null, responses: failed } },
  play: async (context) => {
    await retryKeepsFocus(context)
    await expect(context.canvas.getAllByRole('alert')).toHaveLength(1)
  },
}
/** The attempt that succeeds leads to the whole page. Until then, the state of the service tells what may be wrong. */
export const Retried: Story = {
  parameters: {
    app: {
      responses: {
        ...status,
        'GET /api/v1/api_key/fe_user': { inOrder: [down, { json: keyInfo }] },
        'GET /api/v1/billing/total_consumption': { inOrder: [{ ...down }, { json: consumption }] },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Disrupted')).toBeVisible()
    await expect(canvas.getByText("We couldn't load the figures")).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('region', { name: 'Balance' })).toBeVisible()
    await expect(await canvas.findByRole('list', { name: /^Tokens by day/ })).toBeVisible()
    await expect(canvas.queryByText("We couldn't load the figures")).toBeNull()
  },
}
