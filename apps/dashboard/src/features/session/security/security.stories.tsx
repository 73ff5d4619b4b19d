import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import { storyUser } from '../../../../stories/fake-auth.ts'
import { storyFactors } from '../../../../stories/fake-second-factor.ts'
import { DeleteAccountCard, SecurityCard } from '../index.ts'

function Security() {
  return (
    <>
      <SecurityCard />
      <DeleteAccountCard />
    </>
  )
}

const meta = { title: 'Session/Security', component: Security } satisfies Meta<typeof Security>

export default meta
type Story = StoryObj<typeof meta>

/** Signed in long ago, so that changes ask for another sign-in. */
const user = storyUser
const recent = () => ({ ...storyUser, lastSignInAt: new Date().toISOString() })

const button = (name: string | RegExp) => screen.findByRole('button', { name })

export const Connected: Story = {
  parameters: { app: { user } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Confirmed')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Disconnect Google' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Connect GitHub' })).toBeEnabled()
  },
}
/** The last way to sign in cannot be disconnected. A password can be set. */
export const OnlyGoogle: Story = {
  parameters: { app: { user: { ...user, providers: ['google.com'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Disconnect Google' })).toBeDisabled()
    await expect(canvas.getByText(/your only way to sign in/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Set a password' })).toBeVisible()
  },
}
export const LongAddress: Story = {
  parameters: {
    app: {
      user: {
        ...user,
        email: 'a.person.with.a.very.long.name@department.of.a.company.example.org',
        emailVerified: false,
      },
    },
  },
}
export const ConfirmAddress: Story = {
  parameters: { app: { user: { ...user, emailVerified: false } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Send confirmation link'))
    await expect(
      await screen.findByText('We sent a link to ada@example.org. Open it to confirm the address.'),
    ).toBeVisible()
  },
}
export const ChangeAddress: Story = {
  parameters: { app: { user: recent() } },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Change address'))
    const field = await screen.findByRole('textbox', { name: /New email address/ })
    await userEvent.type(field, 'Ada@example.org{Enter}')
    await expect(await screen.findByText('This is your current address.')).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, 'lovelace@example.org{Enter}')
    await expect(await screen.findByText('Link sent to lovelace@example.org.')).toBeVisible()
  },
}
/** The policy of the provider is shown while the password is typed. */
export const ChangePassword: Story = {
  parameters: { app: { user: recent() } },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Change password'))
    const field = await screen.findByLabelText('Your new password')
    await userEvent.type(field, 'short')
    await expect(await screen.findByText('Use at least 8 characters. Add a digit.')).toBeVisible()
    await userEvent.type(field, '-but-longer-1{Enter}')
    await expect(
      await screen.findByText('Your password was changed. Other devices are signed out.'),
    ).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
/** The last sign-in is too long ago: the change goes on after another one. */
export const ConfirmIdentity: Story = {
  parameters: { app: { user } },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Change password'))
    await userEvent.type(await screen.findByLabelText('Your new password'), 'correct-horse-2{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: "Confirm that it's you" }))
    await userEvent.type(dialog.getByLabelText(/Password/), 'wrong{Enter}')
    await expect(
      await dialog.findByText('The email address or password is wrong. Check both, or reset your password.'),
    ).toBeVisible()
    await userEvent.clear(dialog.getByLabelText(/Password/))
    await userEvent.type(dialog.getByLabelText(/Password/), 'correct-horse-1{Enter}')
    await expect(
      await screen.findByText('Your password was changed. Other devices are signed out.'),
    ).toBeVisible()
  },
}
/** Without the other sign-in nothing is changed, and the form shows why. */
export const IdentityNotConfirmed: Story = {
  parameters: { app: { user: { ...user, providers: ['google.com'] } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Set a password'))
    await userEvent.type(await screen.findByLabelText('Your new password'), 'correct-horse-2{Enter}')
    await expect(await button('Continue with Google')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(await screen.findByText('Sign in again to do this.')).toBeVisible()
  },
}
export const ConnectAndDisconnect: Story = {
  parameters: { app: { user: { ...user, providers: ['password'] } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Connect GitHub'))
    await expect(await screen.findByText(/Your browser blocked the sign-in window/)).toBeVisible()
    await userEvent.click(await button('Connect Google'))
    await expect(await screen.findByText('You can now sign in with Google.')).toBeVisible()
    await userEvent.click(await button('Disconnect Google'))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Disconnect Google' }))
    await expect(await screen.findByText('You can no longer sign in with Google.')).toBeVisible()
    await expect(await button('Connect Google')).toBeVisible()
  },
}
export const ConnectAndDisconnectPhone: Story = {
  parameters: { app: { user: { ...user, providers: ['password'] } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Connect a phone'))
    await userEvent.type(await screen.findByLabelText('Phone number'), '+1 555 555 0100')
    await userEvent.click(await button('Send the code'))
    await userEvent.type(await screen.findByLabelText('Code'), '123456')
    await userEvent.click(await button('Confirm code'))
    await expect(await screen.findByText('You can now sign in with your phone.')).toBeVisible()
    await expect(await screen.findByText('+1 555 555 0100')).toBeVisible()
    await userEvent.click(await button('Disconnect the phone'))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Disconnect the phone' }))
    await expect(await screen.findByText('You can no longer sign in with your phone.')).toBeVisible()
    await expect(await button('Connect a phone')).toBeVisible()
  },
}
/** An account that began with a phone keeps it until there is another way to sign in. */
export const OnlyPhone: Story = {
  parameters: {
    app: { user: { ...user, email: null, phoneNumber: '+15555550100', providers: ['phone'] } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Disconnect the phone' })).toBeDisabled()
  },
}
/** Asks first, and the session of this browser ends too. */
export const SignOutEverywhere: Story = {
  parameters: {
    app: { user, responses: { 'DELETE /api/v1/account/sessions': { json: { revoked: true } } } },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Sign out everywhere'))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign out everywhere' })).toBeNull())
  },
}
/** The service fails: the sessions go on. */
export const SignOutEverywhereFails: Story = {
  parameters: {
    app: {
      user,
      responses: { 'DELETE /api/v1/account/sessions': { status: 503, detail: 'Try again later.' } },
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Sign out everywhere'))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))
    await expect(await screen.findByText('503: Try again later.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Sign out everywhere' })).toBeEnabled()
  },
}
/** An account without an email address is confirmed by its number, written as people write it. */
export const DeleteAccountOfPhone: Story = {
  parameters: {
    app: {
      user: { ...user, email: null, phoneNumber: '+15555550100', providers: ['phone'] },
      responses: { 'DELETE /api/v1/account': { json: { deleted: true } } },
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Delete account'))
    const dialog = within(await screen.findByRole('alertdialog'))
    const field = dialog.getByRole('textbox', { name: /\+1\s555\s555\s0100/ })
    await userEvent.type(field, '+1 555 555 0101')
    await expect(dialog.getByRole('button', { name: 'Delete account' })).toBeDisabled()
    await userEvent.type(field, '{Backspace}0')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }))
    await expect(await screen.findByText('Your account was deleted.')).toBeVisible()
  },
}
/** Lists what will be deleted, and requires typing the account's email address. */
export const DeleteAccount: Story = {
  parameters: { app: { user, responses: { 'DELETE /api/v1/account': { json: { deleted: true } } } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Delete account'))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText(/Remaining tokens can't be used or refunded/)).toBeVisible()
    const confirm = dialog.getByRole('button', { name: 'Delete account' })
    await expect(confirm).toBeDisabled()
    await userEvent.type(dialog.getByRole('textbox'), 'ada@example.org')
    await userEvent.click(confirm)
    await expect(await screen.findByText('Your account was deleted.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete account' })).toBeNull())
  },
}
/** The service fails: nothing is deleted, and the dialog stays open. */
export const DeletionFails: Story = {
  parameters: {
    app: { user, responses: { 'DELETE /api/v1/account': { status: 503, detail: 'Try again later.' } } },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Delete account'))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'ada@example.org')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }))
    await expect(await screen.findByText('503: Try again later.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Delete account' })).toBeEnabled()
  },
}
/** The provider needs a confirmed address. */
export const SecondFactorNeedsAddress: Story = {
  parameters: { app: { user: { ...user, emailVerified: false } } },
  play: async () => {
    await expect(await button('Add a phone')).toBeDisabled()
  },
}
export const AddPhone: Story = {
  parameters: { app: { user: recent() } },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Add a phone'))
    await userEvent.type(await screen.findByLabelText('Phone number'), '+15555550100')
    await userEvent.click(await button('Send the code'))
    await userEvent.type(await screen.findByLabelText('Code'), '123456')
    await userEvent.click(await button('Confirm code'))
    await expect(await screen.findByText('Your second factor was added.')).toBeVisible()
    await expect(await button('Remove Phone +15555550100')).toBeVisible()
  },
}
/** Offered where the provider's project has it. */
export const AddApp: Story = {
  parameters: { app: { user: recent(), environment: { SF_IDENTITY_TOTP: 'true' } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Add an authenticator app'))
    await userEvent.click(await button('Show the secret'))
    await expect(await screen.findByText('JBSWY3DPEHPK3PXP')).toBeVisible()
    await expect(screen.getByRole('img', { name: /^QR code with the secret/ })).toBeVisible()
    await userEvent.type(await screen.findByLabelText('Code'), '000000')
    await userEvent.click(await button('Confirm code'))
    await expect(
      await screen.findByText('This code is wrong. Check it or request another one.'),
    ).toBeVisible()
    await userEvent.clear(await screen.findByLabelText('Code'))
    await userEvent.type(await screen.findByLabelText('Code'), '123456')
    await userEvent.click(await button('Confirm code'))
    await expect(await button('Remove Authenticator app')).toBeVisible()
  },
}
export const RemoveFactor: Story = {
  parameters: { app: { user: { ...recent(), secondFactors: storyFactors } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Remove Authenticator app'))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Authenticator app' }))
    await expect(await screen.findByText('Your second factor was removed.')).toBeVisible()
    await expect(await button('Remove Phone +*******0100')).toBeVisible()
  },
}
