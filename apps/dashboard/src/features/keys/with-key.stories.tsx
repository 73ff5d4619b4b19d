import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { storyUser } from '../../../stories/fake-auth.ts'
import { accountKeys } from '../../../stories/responses/keys.ts'
import { useApiKey, useKeyName } from '../../ground/api-key/api-key.tsx'
import { WithKey } from './with-key.tsx'

/** What the page would call the key, and what it would call with. */
const InUse = () => (
  <p>
    {useKeyName()} {useApiKey().slice(0, 8)}
  </p>
)

const meta = {
  title: 'Keys/WithKey',
  component: WithKey,
  args: { children: <InUse /> },
} satisfies Meta<typeof WithKey>

export default meta
type Story = StoryObj<typeof meta>

export const Key: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('sf_trial_…yZ12 sf_trial')).toBeVisible()
  },
}
export const NoKey: Story = {
  parameters: { app: { apiKey: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to start')).toBeVisible()
  },
}
/** A page that shows nothing in its place. */
export const NoKeyNothing: Story = {
  args: { fallback: null },
  parameters: { app: { apiKey: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Sign in to start')).toBeNull()
  },
}

/** Signed in: any own key, by a reference. */
export const OwnKey: Story = {
  parameters: { app: { user: storyUser, apiKey: null } },
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByRole('combobox', { name: 'Key' })
    await expect(await canvas.findByText('Search page …a1B2 own-key:')).toBeVisible()
    await userEvent.selectOptions(choice, 'c3D4')
    await expect(await canvas.findByText('Nightly import …c3D4 own-key:')).toBeVisible()
  },
}
/** The page of an item, which is about the key that the item belongs to. */
export const WithoutChoice: Story = {
  args: { hasChoice: false },
  parameters: { app: { user: storyUser, apiKey: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Search page …a1B2 own-key:')).toBeVisible()
    await expect(canvas.queryByRole('combobox', { name: 'Key' })).toBeNull()
  },
}
/** The chosen key may not call what the page needs. */
export const NotAllowed: Story = {
  args: { needs: 'billing' },
  parameters: {
    app: {
      user: storyUser,
      apiKey: null,
      path: '/api-dashboard/pricing?key=c3D4',
      responses: {
        'GET /api/v1/account/keys': {
          json: { keys: accountKeys.map((key) => ({ ...key, scopes: ['rerank'] })) },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    const note = await canvas.findByText("The key Nightly import …c3D4 isn't allowed to do this")
    await expect(note).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Change allowed products' })).toHaveAttribute(
      'href',
      expect.stringContaining('edit=c3D4'),
    )
  },
}
/** Signed in without any key: one way to get one. */
export const NoKeyOfAccount: Story = {
  parameters: {
    app: { user: storyUser, apiKey: null, responses: { 'GET /api/v1/account/keys': { json: { keys: [] } } } },
  },
  play: async ({ canvasElement, canvas }) => {
    await expect(await canvas.findByText('You need an API key first')).toBeVisible()
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(1)
  },
}
