import type { LoggedRequest } from '@search-foundation/api-client/account'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { storyUser } from '../../../stories/fake-auth.ts'
import { failed, pending, type FakeResponses } from '../../../stories/fake-fetch.ts'
import { keyInfo } from '../../../stories/responses/keys.ts'
import { loggedRequest } from '../../../stories/responses/requests.ts'
import { serviceStatus } from '../../../stories/responses/status.ts'
import { consumption } from '../../../stories/responses/usage.ts'
import { KeyScopeContext } from '../../ground/key-scope/use-key-scope.ts'
import { FailedCalls } from './failed-calls.tsx'
import { FirstSteps } from './first-steps.tsx'
import { ServiceState } from './service-state.tsx'

const meta = { title: 'Overview', component: FirstSteps } satisfies Meta<typeof FirstSteps>

export default meta
type Story = StoryObj<typeof meta>

const usage = 'GET /api/v1/billing/total_consumption'
const noUsage = { json: { total_tokens: 0, since: null, by_day: [] } }
const respond = (responses: FakeResponses) => ({ app: { responses } })
const signedIn = (responses: FakeResponses) => ({ app: { user: storyUser, responses } })

export const NewAccount: Story = {
  parameters: respond({ [usage]: noUsage }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waiting for your first call…')).toBeVisible()
    // The page shows the key as everywhere else; only the copied line has all of it.
    await expect(canvas.getByText(/^export SEARCH_FOUNDATION_API_KEY=/)).not.toHaveTextContent(
      /[a-zA-Z0-9]{20}/,
    )
  },
}
/** The page notices the first call. */
export const FirstCallArrived: Story = {
  parameters: respond({ [usage]: { inOrder: [noUsage, { json: { ...consumption, total_tokens: 7 } }] } }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Your first call has arrived', {}, { timeout: 15_000 }),
    ).toBeVisible()
    await expect(canvas.getByText('It cost 7 tokens.')).toBeVisible()
  },
}
/** Keys that have been used need no first steps. */
export const UsedKey: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Waiting for your first call…')).toBeNull()
  },
}
/** Calls of a key without tokens are refused, so there is no first call to wait for. */
export const NoTokens: Story = {
  parameters: respond({
    [usage]: noUsage,
    'GET /api/v1/api_key/fe_user': {
      json: { ...keyInfo, wallet: { ...keyInfo.wallet, trial_balance: 0, total_balance: 0 } },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Buy a pack' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Transfer' })).toBeVisible()
    await expect(canvas.getByText('Get tokens first')).toBeVisible()
    await expect(canvas.queryByText('Make your first call')).toBeNull()
    await expect(canvas.queryByText('Waiting for your first call…')).toBeNull()
  },
}
export const GermanSteps: Story = { parameters: respond({ [usage]: noUsage }), globals: { locale: 'de' } }

const measured = 'GET /api/v1/status'
export const Status: Story = {
  parameters: respond({ [measured]: { json: serviceStatus } }),
  render: () => <ServiceState />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Disrupted')).toBeVisible()
    await expect(
      canvas.getByRole('img', { name: 'Reader: 99.4% available in the last 90 days' }),
    ).toBeVisible()
    await expect(canvas.getByText('Not measured yet')).toBeVisible()
  },
}
export const GermanStatus: Story = {
  parameters: respond({ [measured]: { json: serviceStatus } }),
  render: () => <ServiceState />,
  globals: { locale: 'de' },
}
export const StatusLoading: Story = { parameters: respond(pending), render: () => <ServiceState /> }
export const StatusFailed: Story = { parameters: respond(failed), render: () => <ServiceState /> }

const requests = 'GET /api/v1/account/requests'
const call = (id: string, status: number, at: string): LoggedRequest => ({
  ...loggedRequest,
  id,
  status,
  at,
  route: '/v1/embeddings',
  product: 'embedding',
  model: null,
})
const page = (...records: LoggedRequest[]) => ({ json: { records, next_cursor: null } })
const failures = () => (
  <KeyScopeContext value={{ account: { uid: storyUser.uid } }}>
    <FailedCalls />
  </KeyScopeContext>
)
export const Failures: Story = {
  parameters: signedIn({
    [`${requests}?status=4xx&limit=5`]: page(call('r1', 402, '2026-03-10T10:00:00Z')),
    [`${requests}?status=5xx&limit=5`]: page(call('r2', 503, '2026-03-10T11:00:00Z')),
  }),
  render: failures,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('503')).toBeVisible()
    await expect(await canvas.findByText('402')).toBeVisible()
    const [, newest] = canvas.getAllByRole('row')
    await expect(newest).toHaveTextContent('503')
  },
}
export const NoFailures: Story = { parameters: signedIn({ [requests]: page() }), render: failures }
export const FailuresLoading: Story = {
  parameters: { app: { user: storyUser, responses: pending } },
  render: failures,
}
export const FailuresFailed: Story = {
  parameters: { app: { user: storyUser, responses: failed } },
  render: failures,
}
