import type { KeyInfo } from '@search-foundation/api-client'
import { keysApi } from '@search-foundation/store/endpoints/keys'
import { skipToken } from '@search-foundation/store/hooks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { failed, pending } from '../../../stories/fake-fetch.ts'
import { keyInfo } from '../../../stories/responses.ts'
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
  },
}
export const ZeroToken: Story = {
  parameters: info({ wallet: { ...keyInfo.wallet, trial_start: null, trial_end: null } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Zero-token')).toBeVisible()
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
    await expect(await canvas.findByText('Current key')).toBeVisible()
    await expect(canvas.queryByText('Trial')).toBeNull()
  },
}
export const Failed: Story = { parameters: { app: { responses: failed } } }
export const NoKey: Story = { parameters: { app: { apiKey: null } } }
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
