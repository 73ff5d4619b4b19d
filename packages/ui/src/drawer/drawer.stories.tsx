import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'

import { Button } from '../button/index.ts'
import { Drawer } from './index.ts'

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
  args: {
    trigger: <Button>Show details</Button>,
    title: 'Transaction',
    children: <p>Embeddings, 1,204 tokens.</p>,
  },
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

export const FromTheEnd: Story = { args: { isOpen: true, footer: <Button variant="solid">Save</Button> } }
export const Closed: Story = {}
export const FromTheStart: Story = { args: { isOpen: true, side: 'start' } }
export const FromBelow: Story = { args: { isOpen: true, side: 'bottom' } }
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('dialog', { name: 'Transaction' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
}
export const LongText: Story = {
  args: {
    isOpen: true,
    title: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
    children: (
      <p>
        {
          'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.'
        }
      </p>
    ),
  },
}
export const RightToLeft: Story = { ...LongText, globals: { direction: 'rtl' } }
