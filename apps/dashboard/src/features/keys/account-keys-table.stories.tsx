import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { storyUser } from '../../../stories/fake-auth.ts'
import { failed, pending, type FakeResponse } from '../../../stories/fake-fetch.ts'
import { AccountKeysTable } from './account-keys-table.tsx'

const meta = { title: 'Keys/AccountKeysTable', component: AccountKeysTable } satisfies Meta<
  typeof AccountKeysTable
>

export default meta
type Story = StoryObj<typeof meta>

const user = storyUser
const keys = (response: FakeResponse) => ({
  app: { user, responses: { 'GET /api/v1/account/keys': response } },
})

export const Ready: Story = {
  parameters: { app: { user } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('sf_zero_…a1B2')).toBeVisible()
    await expect(canvas.getByText('Revoked')).toBeVisible()
    await expect(canvas.getByText('Never')).toBeVisible()
  },
}
export const Loading: Story = { parameters: { app: { user, responses: pending } } }
export const Empty: Story = { parameters: keys({ json: { keys: [] } }) }
export const Failed: Story = { parameters: { app: { user, responses: failed } } }
export const SignedOut: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to see your keys')).toBeVisible()
  },
}
/** A service that refuses the refreshed token, too, ends the session. */
export const SessionRefused: Story = {
  parameters: keys({ status: 401, detail: 'Sign in.' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to see your keys')).toBeVisible()
  },
}
