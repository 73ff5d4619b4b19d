import { Button } from '@search-foundation/ui/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'

import { unsavableName } from '../../../stories/fake-account.ts'
import { storyUser } from '../../../stories/fake-auth.ts'
import { useServices } from '../../ground/services/services.tsx'
import { UserBoundary } from '../../ground/session/user-boundary.tsx'
import { AccountCard, AccountMenu, ProfileCard, useSignedInUser } from './index.ts'

/** As in the shell, which shows the end of the session. */
function Account() {
  useSignedInUser()
  return (
    <>
      <AccountMenu />
      <AccountCard />
      <ProfileCard />
    </>
  )
}

const meta = { title: 'Session/Account', component: Account } satisfies Meta<typeof Account>

export default meta
type Story = StoryObj<typeof meta>

const user = storyUser

export const SignedOut: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: 'Sign in' })).toHaveLength(2)
  },
}
export const SignedIn: Story = {
  parameters: { app: { user } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Account: ada@example.org' })).toBeVisible()
  },
}
export const LongAddress: Story = {
  parameters: {
    app: { user: { ...user, email: 'a.person.with.a.very.long.name@department.of.a.company.example.org' } },
  },
}
/** Who is signed in cannot be found out at first; nobody is told that they are signed out. */
export const Unreachable: Story = {
  parameters: { app: { user, isUnreachable: true } },
  play: async ({ canvas, userEvent }) => {
    const text = "We can't reach the sign-in service. Check your connection."
    // In place of the account, and as a notification for the pages that do without it.
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))
    for (const shown of screen.getAllByText(text)) await expect(shown).toBeVisible()
    await expect(canvas.queryByText(/^You are not signed in/)).toBeNull()
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Try again' }))[0] ?? document.body)
    await expect(await canvas.findByRole('button', { name: 'Account: ada@example.org' })).toBeVisible()
  },
}
/** Sign-out asks first, and shows one notification. */
export const SigningOut: Story = {
  parameters: { app: { user } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out' }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(
      [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Sign out') ?? dialog,
    )
    await waitFor(() => expect(screen.getAllByText('You are signed out.')).toHaveLength(1))
    await expect(await canvas.findAllByRole('button', { name: 'Sign in' })).toHaveLength(2)
  },
}
/** The session ends because the service refuses a fresh token. */
export const SessionRefused: Story = {
  parameters: {
    app: {
      user,
      responses: {
        'POST /account/getUserInfo': { status: 401, detail: 'Sign in.' },
        '*': { status: 401, detail: 'Sign in.' },
      },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(screen.getAllByText('Your session has ended. Sign in again.')).toHaveLength(1))
    await expect(await canvas.findAllByRole('button', { name: 'Sign in' })).toHaveLength(2)
  },
}

/** The initials follow the change. */
export const Profile: Story = {
  parameters: { app: { user } },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Display name')
    const photo = canvas.getByLabelText('Picture URL')
    await userEvent.clear(name)
    await userEvent.type(name, 'Ada Lovelace')
    await userEvent.type(photo, 'http://example.org/ada.png')
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }))
    await expect(await canvas.findByText('Enter a URL that starts with https://.')).toBeVisible()
    await userEvent.clear(photo)
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }))
    await expect(await screen.findByText('Your profile was saved.')).toBeVisible()
    await expect(await canvas.findByText('AL')).toBeVisible()
  },
}

/** What failed is saving, not signing in. */
export const ProfileFails: Story = {
  parameters: { app: { user } },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Display name')
    await userEvent.clear(name)
    await userEvent.type(name, unsavableName)
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }))
    await expect(await canvas.findByText("We couldn't save this. Try again in a moment.")).toBeVisible()
    await expect(name).toHaveValue(unsavableName)
  },
}

const otherAddress = 'bob@example.org'
function OtherUser() {
  const { auth } = useServices()
  return (
    <>
      <Button onClick={() => void auth.signInWithLink('', otherAddress)}>{otherAddress}</Button>
      <UserBoundary fallback={null}>
        <ProfileCard />
      </UserBoundary>
    </>
  )
}
/** What a user has typed is gone when another tab signs another user in. */
export const AnotherUser: Story = {
  parameters: { app: { user } },
  render: () => <OtherUser />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Display name'), ' of Ada only')
    await userEvent.click(canvas.getByRole('button', { name: otherAddress }))
    await waitFor(() => expect(canvas.getByLabelText('Display name')).toHaveValue('Ada Example'))
  },
}
