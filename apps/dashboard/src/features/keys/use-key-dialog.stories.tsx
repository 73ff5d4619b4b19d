import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { offline } from '../../../stories/fake-fetch.ts'
import { UseKeyDialog } from './use-key-dialog.tsx'

const meta = {
  title: 'Keys/UseKeyDialog',
  component: UseKeyDialog,
  args: { isOpen: true, onOpenChange: fn() },
} satisfies Meta<typeof UseKeyDialog>

export default meta
type Story = StoryObj<typeof meta>

const field = () => screen.findByRole('textbox', { name: /API key/ })

export const Empty: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Use this key' }))
    await expect(await screen.findByText('Paste a key.')).toBeVisible()
    await waitFor(async () => expect(await field()).toHaveFocus())
  },
}
export const Accepted: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await field(), 'sf_trial_mine{Enter}')
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
    await expect(screen.getByText('Key saved and active.')).toBeVisible()
  },
}
export const Unknown: Story = {
  parameters: {
    app: { responses: { 'GET /api/v1/api_key/fe_user': { status: 401, detail: 'Not valid.' } } },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await field(), 'sf_trial_typo{Enter}')
    await expect(await screen.findByText(/^We don't recognize this key/)).toBeVisible()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}
export const Offline: Story = {
  parameters: { app: { responses: offline } },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'sf_trial_mine{Enter}')
    await expect(await screen.findByText(/^We can't reach the service/)).toBeVisible()
  },
}
