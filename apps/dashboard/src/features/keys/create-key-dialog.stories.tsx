import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'

import { widgetStub } from '../../../stories/widget-stub.ts'
import { CreateKeyDialog, CreateZeroTokenKeyDialog } from './create-key-dialog.tsx'

const meta = {
  title: 'Keys/CreateKeyDialog',
  component: CreateKeyDialog,
  args: { isOpen: true, onOpenChange: fn() },
  beforeEach: () => widgetStub.install(),
} satisfies Meta<typeof CreateKeyDialog>

export default meta
type Story = StoryObj<typeof meta>

/** The bot check waits for the visitor. */
export const BotCheck: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Pass the check' })).toBeVisible()
  },
}
export const BotCheckExpired: Story = {
  play: async () => {
    await (await widgetStub.rendered()).expire()
    await expect(await screen.findByText('The check has expired')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Pass the check' })).toBeVisible()
  },
}
export const BotCheckUnsupported: Story = {
  play: async () => {
    await (await widgetStub.rendered()).refuse()
    await expect(await screen.findByText("This browser can't run the bot check")).toBeVisible()
  },
}
export const BotCheckFailed: Story = {
  play: async ({ userEvent }) => {
    await (await widgetStub.rendered()).fail()
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await expect(await screen.findByRole('button', { name: 'Pass the check' })).toBeVisible()
  },
}
/** A press outside of the dialog does not close it: the key is shown once. */
export const Created: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Pass the check' }))
    await expect(await screen.findByText(/^sf_trial_new/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: "I've saved the key" }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}
export const Creating: Story = {
  parameters: { app: { responses: { 'POST /trial': 'pending' } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Pass the check' }))
    await expect(await screen.findByText('Creating your key…')).toBeVisible()
  },
}
/** Above the limit of trial keys, another check gives a zero-token key. */
export const AboveLimit: Story = {
  parameters: { app: { responses: { 'POST /trial': { status: 429, detail: 'The limit is reached.' } } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Pass the check' }))
    await expect(await screen.findByText('No more trial keys today')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Pass the check' }))
    await expect(await screen.findByText(/^sf_zero_new/)).toBeVisible()
  },
}
/** By choice, also below the limit. */
export const WithoutTokens: Story = {
  render: (args) => <CreateZeroTokenKeyDialog {...args} />,
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Get a key without tokens' })).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Pass the check' }))
    await expect(await screen.findByText(/^sf_zero_new/)).toBeVisible()
  },
}
/** After a failure the check begins anew, since a response is valid for one call. */
export const Failed: Story = {
  parameters: { app: { responses: { 'POST /trial': { status: 500, detail: 'No luck.' } } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Pass the check' }))
    await expect(await screen.findByText('500: No luck.')).toBeVisible()
    await expect(await screen.findByRole('button', { name: 'Pass the check' })).toBeVisible()
  },
}
