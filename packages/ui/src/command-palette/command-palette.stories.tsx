import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'

import { Icon, KeyIcon, ReceiptIcon, SunIcon } from '../icon/index.ts'
import { CommandPalette } from './index.ts'

const meta = {
  title: 'Overlays/CommandPalette',
  component: CommandPalette,
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
  args: {
    isOpen: false,
    onOpenChange: () => {},
    onAction: fn(),
    commands: [
      { id: 'keys', label: 'API keys', group: 'Go to', icon: <Icon of={KeyIcon} /> },
      {
        id: 'billing',
        label: 'Billing',
        group: 'Go to',
        icon: <Icon of={ReceiptIcon} />,
        keywords: 'invoice receipt',
      },
      { id: 'theme', label: 'Switch theme', group: 'Do', icon: <Icon of={SunIcon} />, shortcut: ['T'] },
    ],
  },
  render: function Render(args) {
    const [isOpen, setOpen] = useState(args.isOpen)
    return <CommandPalette {...args} isOpen={isOpen} onOpenChange={setOpen} />
  },
} satisfies Meta<typeof CommandPalette>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { args: { isOpen: true } }
/** Typing filters by label and keyword, Enter runs the first command. */
export const Keyboard: Story = {
  args: { isOpen: true },
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('searchbox')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('invoice')
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('billing')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
/** An Enter that comes before the list is drawn for the words runs what they find. */
export const Fast: Story = {
  args: { isOpen: true },
  play: async ({ args }) => {
    const input = await screen.findByRole<HTMLInputElement>('searchbox')
    await screen.findByRole('menuitem', { name: 'API keys' })
    // Without a wait between them, unlike userEvent.
    input.dispatchEvent(
      new InputEvent('beforeinput', { inputType: 'insertText', data: 'invoice', bubbles: true }),
    )
    input.setRangeText('invoice')
    input.dispatchEvent(new InputEvent('input', { inputType: 'insertText', data: 'invoice', bubbles: true }))
    const listed = screen.getAllByRole('menuitem').length
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    input.dispatchEvent(new KeyboardEvent('keyup', { key: 'Enter', bubbles: true, cancelable: true }))
    await expect(listed).toBe(3)
    await waitFor(() => expect(args.onAction).toHaveBeenCalledWith('billing'))
    await expect(args.onAction).toHaveBeenCalledOnce()
  },
}
/** The Enter that confirms composed characters runs no command. Safari marks it by its key code only. */
export const Composing: Story = {
  args: { isOpen: true },
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('searchbox')
    await userEvent.type(field, 'invoice{ArrowDown}')
    for (const mark of [{ isComposing: true }, { keyCode: 229 }]) {
      await fireEvent.keyDown(field, { key: 'Enter', ...mark })
      await fireEvent.keyDown(field, { key: 'Escape', ...mark })
    }
    await expect(args.onAction).not.toHaveBeenCalled()
    await expect(screen.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('billing')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const NothingFound: Story = {
  args: { isOpen: true },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox'), 'zzz')
    await expect(await screen.findByText(/No command matches/)).toBeVisible()
  },
}
/** A long list scrolls: by Tab, and with the command that the arrow keys choose. */
export const ManyCommands: Story = {
  args: {
    isOpen: true,
    commands: Array.from({ length: 40 }, (_, index) => ({
      id: `${index}`,
      label: `Command ${index + 1}`,
      group: `Group ${Math.floor(index / 10) + 1}`,
    })),
  },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus())
    await screen.findByRole('menuitem', { name: 'Command 40' })
    await userEvent.keyboard('{ArrowUp}')
    const last = screen.getByRole('menuitem', { name: 'Command 40' })
    const area = screen.getByRole('region')
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        area.getBoundingClientRect().bottom + 1,
      ),
    )
    await userEvent.tab()
    await expect(area).toHaveFocus()
  },
}
/** Of a group with hundreds of entries the first are listed. Words find each of them. */
export const LargeGroup: Story = {
  args: {
    isOpen: true,
    commands: Array.from({ length: 500 }, (_, index) => ({
      id: `${index}`,
      label: `Key ${index + 1}`,
      group: 'Keys',
    })),
  },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(20))
    await userEvent.keyboard('437')
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('436')
  },
}
export const LongText: Story = {
  args: {
    isOpen: true,
    commands: [
      {
        id: 'keys',
        label: 'Schlüsselverwaltungseinstellungen für alle Mitglieder der Gesellschaft öffnen und bearbeiten',
        group: 'Benutzerkontenverwaltung',
        icon: <Icon of={KeyIcon} />,
        shortcut: ['Ctrl', 'K'],
      },
    ],
  },
}
export const RightToLeft: Story = { ...LongText, globals: { direction: 'rtl' } }
