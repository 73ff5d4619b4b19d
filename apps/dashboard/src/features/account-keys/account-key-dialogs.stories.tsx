import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'

import { storyUser } from '../../../stories/fake-auth.ts'
import type { FakeResponses } from '../../../stories/fake-fetch.ts'
import { accountKeys } from '../../../stories/responses/keys.ts'
import { widgetStub } from '../../../stories/widget-stub.ts'
import { AccountKeysTable } from './account-keys-table.tsx'

/** Creating, rotating and revoking a key of the account. The bot check stays invisible unless a story says otherwise. */
const meta = {
  title: 'AccountKeys/Dialogs',
  component: AccountKeysTable,
  beforeEach: () => widgetStub.install(),
} satisfies Meta<typeof AccountKeysTable>

export default meta
type Story = StoryObj<typeof meta>

const keyOf = (tail: string) => `sf_zero_8Jk2mPq4RsTuVwXyZ0aBcDeFgHiJkLmNoPqRsTuVwXy${tail}`
const at = (query: string, responses: FakeResponses = {}, apiKey: string | null = keyOf('yZ12')) => ({
  app: { user: storyUser, path: `/api-dashboard/key-manager?${query}`, responses, apiKey },
})
const list = (change: object) => ({
  'GET /api/v1/account/keys': { json: { keys: [{ ...accountKeys[0], ...change }] } },
})
const press = async (name: string) => (await screen.findByRole('button', { name })).click()

export const Create: Story = {
  parameters: at('new=key'),
  play: async ({ userEvent }) => {
    await press('Create key')
    await expect(await screen.findByText(/^Enter a name/)).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: 'Key name' }), 'Search page')
    await press('Create key')
    await expect(await screen.findByText(/^sf_zero_new/)).toBeVisible()
    // It is shown once: Escape does not close it.
    await userEvent.keyboard('{Escape}')
    await press("I've saved the key")
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(screen.getAllByText('Active')[0]).toBeVisible()
  },
}
export const CreateWithoutKeyInBrowser: Story = { parameters: at('new=key', {}, null) }
/** The provider wants the visitor to do something: the widget appears in the dialog. */
export const CreateWithInteraction: Story = {
  parameters: at('new=key'),
  beforeEach: () => widgetStub.install({ wantsInteraction: true }),
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Key name' }), 'Search page{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Pass the check' }))
    await expect(await screen.findByText(/^sf_zero_new/)).toBeVisible()
  },
}
export const CreateRefused: Story = {
  parameters: at('new=key', {
    'POST /api/v1/account/keys': { status: 409, detail: 'You have 50 active keys.' },
  }),
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Key name' }), 'Search page{Enter}')
    await expect(await screen.findByText('409: You have 50 active keys.')).toBeVisible()
    await expect(screen.getByRole('textbox', { name: 'Key name' })).toHaveValue('Search page')
  },
}
export const BotCheckFailed: Story = {
  parameters: at('new=key'),
  beforeEach: () => widgetStub.install({ wantsInteraction: true }),
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Key name' }), 'Search page{Enter}')
    await (await widgetStub.rendered()).fail()
    await expect(await screen.findByText("We couldn't load the bot check")).toBeVisible()
    await press('Create key')
    await userEvent.click(await screen.findByRole('button', { name: 'Pass the check' }))
    await expect(await screen.findByText(/^sf_zero_new/)).toBeVisible()
  },
}
export const Offline: Story = {
  parameters: at('new=key', { 'POST /api/v1/account/keys': 'offline' }),
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Key name' }), 'Search page{Enter}')
    await expect(await screen.findByText(/^We can't reach the service/)).toBeVisible()
  },
}
/** The key is in use in this browser, which then uses its new secret. */
export const Rotate: Story = {
  parameters: at('rotate=a1B2', {}, keyOf('a1B2')),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(/^This browser uses this key/)).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: '1 hour' }))
    await press('Rotate key')
    await expect(await screen.findByText(/^sf_zero_new/)).toBeVisible()
  },
}
export const RotateRefused: Story = {
  parameters: at('rotate=a1B2', {
    'POST /api/v1/account/keys/a1B2/rotate': { status: 404, detail: 'There is no such key.' },
  }),
  play: async () => {
    await press('Rotate key')
    await expect(await screen.findByText('404: There is no such key.')).toBeVisible()
  },
}
export const Revoke: Story = {
  parameters: at('revoke=a1B2', {}, keyOf('a1B2')),
  play: async ({ userEvent }) => {
    const confirm = await screen.findByRole('button', { name: 'Revoke key' })
    await expect(confirm).toBeDisabled()
    await expect(screen.getByRole('link', { name: 'Transfer them first' })).toBeVisible()
    await userEvent.type(screen.getByRole('textbox'), 'a1B2')
    await userEvent.click(confirm)
    await expect(await screen.findByText('Key revoked.')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Current')).toBeNull())
  },
}
/** The tokens can only be moved where the text of the key is. */
export const RevokeKeyOfElsewhere: Story = { parameters: at('revoke=a1B2') }
export const RevokeWithoutPaidTokens: Story = {
  parameters: at('revoke=a1B2', list({ wallet: { trial_balance: 0, regular_balance: 0, total_balance: 0 } })),
}
export const RevokeFailed: Story = {
  parameters: at('revoke=a1B2', {
    'DELETE /api/v1/account/keys/a1B2': { status: 503, detail: 'The service is being restarted.' },
  }),
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox'), 'a1B2{Enter}')
    await expect(await screen.findByText('503: The service is being restarted.')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Revoke key' })).toBeEnabled()
  },
}
export const CreateGerman: Story = { parameters: at('new=key'), globals: { locale: 'de' } }
export const RotateGerman: Story = { parameters: at('rotate=a1B2'), globals: { locale: 'de' } }
export const RevokeGerman: Story = { parameters: at('revoke=a1B2'), globals: { locale: 'de' } }
