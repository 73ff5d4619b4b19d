import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { ThemeSwitch } from './index.ts'

const meta = {
  title: 'Navigation/ThemeSwitch',
  component: ThemeSwitch,
  args: { value: 'auto', onChange: fn() },
} satisfies Meta<typeof ThemeSwitch>

export default meta
type Story = StoryObj<typeof meta>

export const Auto: Story = {}
export const Chooses: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }))
    await expect(args.onChange).toHaveBeenCalledWith('dark')
  },
}
/** Arrow keys move between the three settings, Enter selects. */
export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getAllByRole('radio')).toContain(document.activeElement)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}{Enter}')
    await expect(args.onChange).toHaveBeenCalled()
  },
}
