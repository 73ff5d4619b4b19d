import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { storyUser } from '../../../stories/fake-auth.ts'
import { KeyNeeded } from './key-needed.tsx'

const meta = {
  title: 'Billing/KeyNeeded',
  component: KeyNeeded,
  parameters: { app: { apiKey: null } },
} satisfies Meta<typeof KeyNeeded>

export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to start')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Use an existing key' })).toBeVisible()
  },
}
/** Signed in, without a key. */
export const Account: Story = {
  parameters: { app: { apiKey: null, user: storyUser } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You need an API key first')).toBeVisible()
  },
}
