import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { SignInDialog } from './sign-in-dialog.tsx'

const meta = {
  title: 'Session/SignInDialog',
  component: SignInDialog,
  args: { isOpen: true, onOpenChange: fn() },
} satisfies Meta<typeof SignInDialog>

export default meta
type Story = StoryObj<typeof meta>

const email = () => screen.findByRole('textbox', { name: /Email/ })
const password = () => screen.getByLabelText(/Password/)
const button = (name: string) => screen.findByRole('button', { name })

export const SignIn: Story = {}
export const Missing: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Sign in'))
    await expect(await screen.findByText('Enter your email address.')).toBeVisible()
    await expect(screen.getByText('Enter your password.')).toBeVisible()
    await waitFor(async () => expect(await email()).toHaveFocus())
  },
}
export const WrongPassword: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await email(), 'ada@example.org')
    await userEvent.type(password(), 'wrong{Enter}')
    await expect(await screen.findByText('The email address or password is wrong.')).toBeVisible()
  },
}
export const SignedIn: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await email(), 'ada@example.org')
    await userEvent.type(password(), 'correct-horse-1{Enter}')
    await expect(await screen.findByText('Signed in as ada@example.org.')).toBeVisible()
  },
}
/** The provider's policy gives the hint and the errors. */
export const SignUp: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Create an account'))
    await expect(await screen.findByText('At least 8 characters.')).toBeVisible()
    await userEvent.type(await email(), 'new@example.org')
    await userEvent.type(password(), 'short')
    await expect(await screen.findByText('Use at least 8 characters. Add a digit.')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByText('Use at least 8 characters.')).toBeVisible()
    await userEvent.type(password(), '-but-longer')
    await expect(await screen.findByText('Add a digit.')).toBeVisible()
    await userEvent.type(password(), '-1{Enter}')
    await expect(await screen.findByText('Signed in as new@example.org.')).toBeVisible()
  },
}
/** The answer is the same for an address with and without an account. */
export const PasswordReset: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Forgot your password?'))
    await userEvent.type(await email(), 'nobody@example.org{Enter}')
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
/** The browser blocks the window; the form below can still be used. */
export const WindowBlocked: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Continue with GitHub'))
    await expect(
      await screen.findByText('Your browser blocked the sign-in window. Allow it and try again.'),
    ).toBeVisible()
    await userEvent.type(await email(), 'ada@example.org')
    await expect(await button('Sign in')).toBeEnabled()
  },
}
export const LinkSent: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Get a link by email'))
    await userEvent.type(await email(), 'ada@example.org{Enter}')
    await expect(await screen.findByText('Link sent to ada@example.org.')).toBeVisible()
    await expect(await button('Send another link')).toBeEnabled()
  },
}
export const German: Story = { globals: { locale: 'de' } }
