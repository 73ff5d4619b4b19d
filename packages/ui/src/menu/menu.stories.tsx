import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { Button } from '../button/index.ts'
import { CopyIcon, Icon, ShuffleIcon, Trash2Icon } from '../icon/index.ts'
import { Menu } from './index.ts'

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: {
    trigger: <Button>Key actions</Button>,
    onAction: fn(),
    items: [
      { id: 'copy', label: 'Copy key', icon: <Icon of={CopyIcon} />, shortcut: ['Ctrl', 'C'] },
      {
        id: 'transfer',
        label: 'Transfer balance',
        icon: <Icon of={ShuffleIcon} />,
        description: 'Paid tokens only',
      },
      { id: 'rename', label: 'Rename', isDisabled: true },
      { id: 'revoke', label: 'Revoke key', icon: <Icon of={Trash2Icon} />, tone: 'negative' },
    ],
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Sections: Story = {
  args: {
    items: [
      { section: 'Account', items: [{ id: 'settings', label: 'Settings' }] },
      { section: 'Session', items: [{ id: 'out', label: 'Sign out', tone: 'negative' }] },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('group', { name: 'Session' })).toBeVisible()
  },
}
/** Enter opens the menu, arrow keys and letters move, Enter selects, Escape closes it and returns focus. */
export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('menu')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('transfer')
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('menu')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('menu')).toBeVisible()
  },
}
export const LongText: Story = {
  args: {
    items: [
      {
        id: 'a',
        label: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
        description:
          'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
        icon: <Icon of={CopyIcon} />,
        shortcut: ['Ctrl', 'C'],
      },
      { id: 'b', label: 'Umbenennen', icon: <Icon of={ShuffleIcon} /> },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('menu')).toBeVisible()
  },
}
export const RightToLeft: Story = { ...LongText, globals: { direction: 'rtl' } }
