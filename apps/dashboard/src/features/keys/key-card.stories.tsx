import type { KeyInfo } from '@search-foundation/api-client'
import { keysApi } from '@search-foundation/store/endpoints/keys'
import { skipToken } from '@search-foundation/store/hooks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { storyUser } from '../../../stories/fake-auth.ts'
import { failed, pending } from '../../../stories/fake-fetch.ts'
import { keyInfo } from '../../../stories/responses/keys.ts'
import { widgetStub } from '../../../stories/widget-stub.ts'
import { useStoredApiKey } from '../../ground/api-key/api-key.tsx'
import { KeyCard } from './key-card.tsx'

/** The shell reads the info of the key. */
function WithKeyInfo() {
  keysApi.useKeyInfoQuery(useStoredApiKey() ?? skipToken)
  return <KeyCard />
}

const meta = { title: 'Keys/KeyCard', component: WithKeyInfo } satisfies Meta<typeof WithKeyInfo>

export default meta
type Story = StoryObj<typeof meta>

const info = (change: Partial<KeyInfo>) => ({
  app: { responses: { 'GET /api/v1/api_key/fe_user': { json: { ...keyInfo, ...change } } } },
})
const email = 'ada@example.org'

export const Trial: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Trial')).toBeVisible()
    await expect(canvas.queryByText(/Auto-recharge/)).toBeNull()
    await expect(await canvas.findByText(/^Last balance change: -24,300 tokens/)).toBeVisible()
  },
}
export const ZeroToken: Story = {
  parameters: info({ wallet: { ...keyInfo.wallet, trial_start: null, trial_end: null } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No trial tokens')).toBeVisible()
  },
}
export const Paid: Story = {
  parameters: info({ email }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Paid')).toBeVisible()
    await expect(canvas.getByText('Auto-recharge off')).toBeVisible()
  },
}
export const Premium: Story = {
  parameters: info({ email, metadata: { speed_level: 2, auto_recharge: true } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Premium')).toBeVisible()
    await expect(canvas.getByText('Auto-recharge on')).toBeVisible()
  },
}
/** While the info is unknown, there is no badge. */
export const Loading: Story = {
  parameters: { app: { responses: pending } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Key in this browser')).toBeVisible()
    await expect(canvas.queryByText('Trial')).toBeNull()
  },
}
export const Failed: Story = { parameters: { app: { responses: failed } } }
export const NoKey: Story = {
  parameters: { app: { apiKey: null } },
  play: async ({ canvas }) => {
    const guide = await canvas.findByRole('link', { name: 'Documentation: API keys' })
    await expect(guide).toHaveAttribute('href', '/docs/authentication')
  },
}
/** The key is removed after its last four characters were typed. */
export const Remove: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove from this browser' }))
    const dialog = within(await page.findByRole('alertdialog'))
    const confirm = dialog.getByRole('button', { name: 'Remove from this browser' })
    await expect(confirm).toBeDisabled()
    await userEvent.type(dialog.getByRole('textbox'), 'yZ12')
    await userEvent.click(confirm)
    await expect(await canvas.findByText('No API key in this browser')).toBeVisible()
  },
}

/** Revoked after a bot check and the last four characters: it belongs to no account. */
export const Revoke: Story = {
  parameters: { app: { responses: { 'DELETE /api/v1/api_key': { json: { revoked: true } } } } },
  beforeEach: () => widgetStub.install({ wantsInteraction: true }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke' }))
    const dialog = within(await page.findByRole('alertdialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'yZ12{Enter}')
    await userEvent.click(await page.findByRole('button', { name: 'Pass the check' }))
    await expect(await canvas.findByText('No API key in this browser')).toBeVisible()
  },
}
/** Signed in, the key of this browser can be added to the account; nothing here creates another one. */
export const AddToAccount: Story = {
  parameters: { app: { user: storyUser, responses: { 'POST /api/v1/account/keys/link': 'pending' } } },
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Add to my account' })
    await expect(canvas.queryByRole('button', { name: 'Create another key' })).toBeNull()
    await userEvent.click(add)
    await waitFor(() => expect(add).toHaveAttribute('data-pending'))
  },
}
