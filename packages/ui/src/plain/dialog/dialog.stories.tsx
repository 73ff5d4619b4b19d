import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { PlainDialog } from './index.ts'

const meta = {
  title: 'Site/PlainDialog',
  component: PlainDialog,
  args: { label: 'Scan the code', title: 'Follow us', children: 'Point your camera at the code.' },
} satisfies Meta<typeof PlainDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Opens: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Scan the code' }))
    await expect(canvas.getByRole('dialog', { name: 'Follow us' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}
/** Enter opens it, the first element inside gets focus, and closing returns focus. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Scan the code' })).toHaveFocus())
  },
}
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Scan the code' }))
    await expect(canvas.getByRole('dialog', { name: 'Follow us' })).toBeVisible()
  },
}
export const LongText: Story = {
  args: {
    title: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
    children:
      'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Scan the code' }))
    await expect(canvas.getByRole('dialog')).toBeVisible()
  },
}
export const RightToLeft: Story = { ...LongText, globals: { direction: 'rtl' } }
