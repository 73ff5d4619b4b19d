import type { AccountAction } from '@search-foundation/api-client/account'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor } from 'storybook/test'

import { storyUser } from '../../../stories/fake-auth.ts'
import { failed, pending } from '../../../stories/fake-fetch.ts'
import { auditActions } from './audit-actions.ts'
import { AuditLog, DataCard } from './index.ts'

function AccountData() {
  return (
    <>
      <AuditLog />
      <DataCard />
    </>
  )
}

const meta = { title: 'Audit/AuditLog', component: AccountData } satisfies Meta<typeof AccountData>

export default meta
type Story = StoryObj<typeof meta>

const user = storyUser
const actions = auditActions.map((action, index): AccountAction => ({
  id: 100 - index,
  at: new Date(Date.UTC(2026, 2, 10, 12) - index * 3_600_000).toISOString(),
  action,
  actor: action === 'purchase' ? 'system' : action.startsWith('auto') ? 'key' : 'owner',
  subject: 'a1B2',
  key_tail: action.startsWith('key') ? 'a1B2' : null,
  detail: {},
  ip: action === 'purchase' ? null : '203.0.113.7',
}))
const log = (records: AccountAction[], path = '/api-dashboard/settings/audit-log', others = {}) => ({
  app: {
    user,
    path,
    responses: { 'GET /api/v1/account/audit': { json: { records, next_cursor: null } }, ...others },
  },
})

/** Every action has a text. */
export const Ready: Story = {
  parameters: log(actions),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: 'Account deletion requested' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + auditActions.length)
    await expect(canvas.getByRole('row', { name: /Tokens bought/ })).toHaveTextContent('The system')
    await expect(canvas.getByRole('row', { name: /Auto-recharge changed/ })).toHaveTextContent('A key')
    await expect(canvas.getByRole('row', { name: /Key renamed/ })).toHaveTextContent('You')
  },
}
export const NothingMatches: Story = {
  parameters: log([], '/api-dashboard/settings/audit-log?action=key_created'),
}
export const Empty: Story = { parameters: log([]) }
export const Loading: Story = { parameters: { app: { user, responses: pending } } }
export const Failed: Story = { parameters: { app: { user, responses: failed } } }
export const Exported: Story = {
  parameters: log(actions.slice(0, 2), undefined, { 'GET /api/v1/account/export': { json: { keys: [] } } }),
  play: async ({ canvas, userEvent }) => {
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await userEvent.click(await canvas.findByRole('button', { name: 'Download my data' }))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    await expect(saved.mock.contexts[0]).toHaveProperty('download', 'account.json')
    saved.mockRestore()
  },
}
export const Downloaded: Story = {
  parameters: log(actions.slice(0, 2), '/api-dashboard/settings/audit-log?action=key_created', {
    'GET /api/v1/account/audit?action=key_created&format=csv': { text: 'id,at' },
  }),
  play: async ({ canvas, userEvent }) => {
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const button = await canvas.findByRole('button', { name: 'Download CSV' })
    // It waits for rows.
    await waitFor(() => expect(button).toBeEnabled())
    await userEvent.click(button)
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    await expect(saved.mock.contexts[0]).toHaveProperty('download', 'audit.csv')
    saved.mockRestore()
  },
}
export const ExportFailed: Story = {
  parameters: log(actions.slice(0, 2), undefined, {
    'GET /api/v1/account/export': { status: 503, detail: 'Try again later.' },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download my data' }))
    await expect(await screen.findByText('503: Try again later.')).toBeVisible()
  },
}
export const German: Story = { parameters: log(actions), globals: { locale: 'de' } }
