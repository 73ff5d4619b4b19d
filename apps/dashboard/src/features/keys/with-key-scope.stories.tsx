import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { storyUser } from '../../../stories/fake-auth.ts'
import { useKeyScope } from '../../ground/key-scope/use-key-scope.ts'
import { KeyScopeSelect } from './key-scope-select.tsx'
import { WithKeyScope } from './with-key-scope.tsx'

/** Shows whose tokens its page would show. */
function Scope() {
  const { browser, account } = useKeyScope()
  return <p>{browser ? `browser ${browser.apiKey.slice(-4)}` : `account ${account.keyId ?? 'all'}`}</p>
}

const meta = {
  title: 'Keys/WithKeyScope',
  component: WithKeyScope,
  args: {
    children: (
      <>
        <KeyScopeSelect />
        <Scope />
      </>
    ),
  },
} satisfies Meta<typeof WithKeyScope>

export default meta
type Story = StoryObj<typeof meta>

const keys = 'GET /api/v1/account/keys'

/** A signed-in user sees all keys of the account, without a key in this browser. */
export const Account: Story = {
  parameters: { app: { user: storyUser, apiKey: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('account all')).toBeVisible()
    const list = await canvas.findByRole('combobox', { name: 'Keys shown' })
    const options = within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    await expect(options).toEqual([
      'All keys',
      'Search page …a1B2',
      'Nightly import …c3D4',
      'Old script …e5F6',
    ])
  },
}
/** The address names one key. */
export const OneKey: Story = {
  parameters: { app: { user: storyUser, path: '/api-dashboard?key=a1B2' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('account a1B2')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Keys shown' })).toHaveValue('a1B2')
  },
}
/** The key in this browser, which belongs to nobody. */
export const Browser: Story = {
  parameters: { app: { user: storyUser, path: '/api-dashboard?key=browser' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('browser yZ12')).toBeVisible()
  },
}
export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('browser yZ12')).toBeVisible()
    await expect(canvas.queryByRole('combobox', { name: 'Keys shown' })).toBeNull()
  },
}
export const NoKey: Story = {
  parameters: { app: { apiKey: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to start')).toBeVisible()
  },
}
export const Loading: Story = {
  parameters: { app: { user: storyUser, apiKey: null, responses: { [keys]: 'pending' } } },
}
/** What is about the account does not need the list of its keys. */
export const Failed: Story = {
  parameters: {
    app: { user: storyUser, apiKey: null, responses: { [keys]: { status: 503, detail: 'Down.' } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('account all')).toBeVisible()
    await expect(canvas.queryByRole('combobox', { name: 'Keys shown' })).toBeNull()
  },
}
