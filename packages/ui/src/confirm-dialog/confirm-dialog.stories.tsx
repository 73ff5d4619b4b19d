import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { ConfirmDialog } from './index.ts'

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Revoke the key ending in 4f2a?',
    description: 'Calls with it fail at once, and its 1,200,000 tokens are lost.',
    confirmLabel: 'Revoke key',
    tone: 'negative',
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {
  args: {
    title: 'Sign out?',
    description: 'Your key stays on this device.',
    confirmLabel: 'Sign out',
    tone: 'neutral',
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
}
/** The button has no effect until the last four characters are typed. */
export const TypeToConfirm: Story = {
  args: { requiredText: '4f2a' },
  play: async ({ args, userEvent }) => {
    const confirm = await screen.findByRole('button', { name: 'Revoke key' })
    await expect(confirm).toBeDisabled()
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
    await userEvent.keyboard('4f2')
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.keyboard('a{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
/** A number is typed with its spaces or without them. */
export const TypeWithoutSpaces: Story = {
  args: { requiredText: '+1\u00A0555\u00A0555\u00A00100' },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox'), '+1 5555550100{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
/** After a failure, the dialog stays open for another attempt. */
export const Failing: Story = {
  args: { onConfirm: fn(() => Promise.reject(new Error('503'))) },
  play: async ({ args, userEvent }) => {
    const confirm = await screen.findByRole('button', { name: 'Revoke key' })
    await userEvent.click(confirm)
    await waitFor(() => expect(confirm).not.toHaveAttribute('data-pending'))
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}
/** Escape cancels, as Cancel does. */
export const ClosesByButton: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
  },
}
export const LongText: Story = {
  args: {
    title: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
    description:
      'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
    confirmLabel: 'Schlüssel unwiderruflich löschen',
    requiredText: '4f2a',
  },
}
export const RightToLeft: Story = { ...LongText, globals: { direction: 'rtl' } }
