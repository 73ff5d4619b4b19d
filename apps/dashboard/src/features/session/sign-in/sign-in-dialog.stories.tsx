import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { useSession } from '../../../ground/services/services.tsx'
import { SignInDialog } from './sign-in-dialog.tsx'

const meta = {
  title: 'Session/SignInDialog',
  component: SignInDialog,
  args: { isOpen: true, onOpenChange: fn() },
} satisfies Meta<typeof SignInDialog>

export default meta
type Story = StoryObj<typeof meta>

const email = () => screen.findByRole('textbox', { name: /Email/ })
const password = () => screen.findByLabelText('Password')
const button = (name: string) => screen.findByRole('button', { name })

type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent']

/**
 * Enters an address at the first step, and waits for the focus to be in the second one. By the button, because the simulated events
 * of a typed field that is removed with the focus in it disturb React.
 */
async function enter(userEvent: UserEvent, address: string): Promise<void> {
  await userEvent.type(await email(), address)
  await userEvent.click(await button('Continue'))
  await waitFor(async () => expect(await password()).toHaveFocus())
}

export const Address: Story = {}
export const AddressMissing: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Continue'))
    await expect(await screen.findByText('Enter your email address.')).toBeVisible()
    await waitFor(async () => expect(await email()).toHaveFocus())
  },
}
/** The same ways for an address with and without an account. The focus is in the password, beside the address for password managers. */
export const WaysOfAnAddress: Story = {
  play: async ({ userEvent }) => {
    await enter(userEvent, 'nobody@example.org')
    await expect(await password()).toHaveAttribute('autocomplete', 'current-password')
    await expect(document.querySelector('input[autocomplete="username"]')).toHaveValue('nobody@example.org')
    for (const name of ['Get a link by email', 'Create an account', 'Forgot your password?'])
      await expect(await button(name)).toBeVisible()
  },
}
export const ChangeAddress: Story = {
  play: async ({ userEvent }) => {
    await enter(userEvent, 'ada@example.com')
    await userEvent.click(await button('Change'))
    await waitFor(async () => expect(await email()).toHaveFocus())
    await expect(await email()).toHaveValue('ada@example.com')
  },
}
export const WrongPassword: Story = {
  play: async ({ userEvent }) => {
    await enter(userEvent, 'ada@example.org')
    await userEvent.type(await password(), '{Enter}')
    await expect(await screen.findByText('Enter your password.')).toBeVisible()
    await userEvent.type(await password(), 'wrong{Enter}')
    await expect(
      await screen.findByText('The email address or password is wrong. Check both, or reset your password.'),
    ).toBeVisible()
  },
}
export const SignedIn: Story = {
  play: async ({ userEvent }) => {
    await enter(userEvent, 'ada@example.org')
    await userEvent.type(await password(), 'correct-horse-1{Enter}')
    await expect(await screen.findByText('Signed in as ada@example.org.')).toBeVisible()
  },
}
/** No button has opened it, as with `?login=true`: afterwards the focus is on the page. */
export const FocusAfterwards: Story = {
  render: function Page() {
    const { status } = useSession()
    return (
      <div id="main" data-testid="page" tabIndex={-1}>
        <SignInDialog isOpen={status !== 'signed-in'} onOpenChange={fn()} />
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await enter(userEvent, 'ada@example.org')
    await userEvent.type(await password(), 'correct-horse-1{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByTestId('page')).toHaveFocus())
  },
}
/** The provider's policy gives the hint and the errors. */
export const SignUp: Story = {
  play: async ({ userEvent }) => {
    await enter(userEvent, 'new@example.org')
    await userEvent.click(await button('Create an account'))
    await expect(await screen.findByText('At least 8 characters.')).toBeVisible()
    await expect(await password()).toHaveAttribute('autocomplete', 'new-password')
    await userEvent.type(await password(), 'short')
    await expect(await screen.findByText('Use at least 8 characters. Add a digit.')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(await password()).toHaveAttribute('aria-invalid', 'true'))
    await expect(screen.getByText('Use at least 8 characters. Add a digit.')).toBeVisible()
    await userEvent.type(await password(), '-but-longer')
    await expect(await screen.findByText('Add a digit.')).toBeVisible()
    await userEvent.type(await password(), '-1{Enter}')
    await expect(await screen.findByText('Signed in as new@example.org.')).toBeVisible()
  },
}
/** Until the provider's policy is there, a password is checked against the default one. */
export const SignUpWithoutPolicy: Story = {
  parameters: { app: { isUnreachable: true } },
  play: async ({ userEvent }) => {
    await enter(userEvent, 'new@example.org')
    await userEvent.click(await button('Create an account'))
    await userEvent.type(await password(), 'short')
    await expect(await screen.findByText('Use at least 6 characters.')).toBeVisible()
    await userEvent.type(await password(), '-but-longer')
    await waitFor(() => expect(screen.queryByText('Use at least 6 characters.')).toBeNull())
  },
}
/** The confirmation is the same for an address with and without an account. */
export const PasswordReset: Story = {
  play: async ({ userEvent }) => {
    await enter(userEvent, 'nobody@example.org')
    await userEvent.click(await button('Forgot your password?'))
    await userEvent.click(await button('Send the link'))
    await expect(
      await screen.findByText('If there is an account with nobody@example.org, a link is on its way.'),
    ).toBeVisible()
  },
}
/** An account of another company. */
export const WithGoogle: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Continue with Google'))
    await expect(await screen.findByText('Signed in as ada@example.org.')).toBeVisible()
  },
}
/** The browser blocks the window; the address below can still be used. */
export const WindowBlocked: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Continue with GitHub'))
    await expect(
      await screen.findByText('Your browser blocked the sign-in window. Allow it and try again.'),
    ).toBeVisible()
    await enter(userEvent, 'ada@example.org')
    await expect(await button('Sign in')).toBeEnabled()
  },
}
export const LinkSent: Story = {
  play: async ({ userEvent }) => {
    await enter(userEvent, 'a.person.with.a.very.long.name@department.of.a.company.example.org')
    await userEvent.click(await button('Get a link by email'))
    await userEvent.click(await button('Send the link'))
    await expect(await screen.findByText(/^Link sent to a\.person/)).toBeVisible()
    await expect(await button('Send another link')).toBeEnabled()
  },
}
/** A pasted code may have spaces. */
export const Phone: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Use a phone number'))
    const number = await screen.findByLabelText('Phone number')
    await userEvent.type(number, '0170 1234567')
    await userEvent.click(await button('Send the code'))
    await expect(await screen.findByText(/^Enter a phone number with its country code/)).toBeVisible()
    await userEvent.clear(number)
    await userEvent.type(number, '+49 (170) 1234567')
    await userEvent.click(await button('Send the code'))
    const code = await screen.findByLabelText('Code')
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.paste('000 000')
    await userEvent.click(await button('Confirm code'))
    await expect(
      await screen.findByText('This code is wrong. Check it or request another one.'),
    ).toBeVisible()
    await userEvent.clear(code)
    await userEvent.click(code)
    await userEvent.paste('123 456')
    await userEvent.click(await button('Confirm code'))
    await expect(await screen.findByText('Signed in as +491701234567.')).toBeVisible()
  },
}
/** The account has a phone and an app, of which one is enough. */
export const SecondFactor: Story = {
  play: async ({ userEvent }) => {
    await enter(userEvent, 'factor@example.org')
    await userEvent.type(await password(), 'correct-horse-1')
    await userEvent.click(await button('Sign in'))
    await expect(await screen.findByRole('dialog', { name: 'Confirm with your second factor' })).toBeVisible()
    await expect(await button('Authenticator app')).toBeVisible()
    await userEvent.click(await button('Phone +*******0100'))
    await userEvent.click(await button('Send the code'))
    const code = await screen.findByLabelText('Code')
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.keyboard('123456{Enter}')
    await expect(await screen.findByText('Signed in as factor@example.org.')).toBeVisible()
  },
}
export const German: Story = { globals: { locale: 'de' } }
