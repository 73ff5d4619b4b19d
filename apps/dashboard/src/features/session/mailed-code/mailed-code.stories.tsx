import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { storyUser } from '../../../../stories/fake-auth.ts'
import { MailedCodeCard } from './mailed-code-card.tsx'

/** The codes are those of the fake identity provider, each named after what it does. */
const meta = {
  title: 'Session/MailedCode',
  component: MailedCodeCard,
  args: { code: 'verify-email', returnTo: '/api-dashboard/usage' },
} satisfies Meta<typeof MailedCodeCard>

export default meta
type Story = StoryObj<typeof meta>

const button = (name: string) => screen.findByRole('button', { name })

/** Nothing is changed before the button is pressed. */
export const ConfirmAddress: Story = {
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('Is ada@example.org your address?')).toBeVisible()
    await userEvent.click(await button('Confirm address'))
    await expect(await screen.findByText('ada@example.org is confirmed.')).toBeVisible()
    await expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '/api-dashboard/usage',
    )
  },
}
export const ChangeAddress: Story = {
  args: { code: 'change-email' },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Use this address'))
    await expect(await screen.findByText(/^Your account now uses ada@example.org/)).toBeVisible()
  },
}
export const RestoreAddress: Story = {
  args: { code: 'recover-email' },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Use this address again'))
    await expect(await screen.findByText(/^Your account uses ada@example.org again/)).toBeVisible()
  },
}
/** The policy of the provider is shown while the password is typed. */
export const NewPassword: Story = {
  args: { code: 'reset-password' },
  play: async ({ userEvent }) => {
    const field = await screen.findByLabelText('Your new password')
    await userEvent.type(field, 'short{Enter}')
    await expect(await screen.findByText('Use at least 8 characters. Add a digit.')).toBeVisible()
    await userEvent.type(field, '-but-longer-1')
    await userEvent.click(await button('Save password'))
    await expect(await screen.findByText(/^The password for ada@example.org was changed/)).toBeVisible()
  },
}
/** Where to request another one, before sign-in. */
export const Expired: Story = {
  args: { code: 'expired' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeVisible()
    await expect(await button('Sign in')).toBeVisible()
  },
}
export const Used: Story = {
  args: { code: 'used' },
  parameters: { app: { user: storyUser } },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await expect(await screen.findByRole('link', { name: 'Open the settings' })).toBeVisible()
  },
}
export const Offline: Story = {
  args: { code: 'offline' },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(/We can't reach the sign-in service/)).toBeVisible()
    await userEvent.click(await button('Try again'))
    await expect(await screen.findByText(/We can't reach the sign-in service/)).toBeVisible()
  },
}
export const German: Story = { args: { code: 'reset-password' }, globals: { locale: 'de' } }
