import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { LanguageMenu } from './index.ts'

const meta = {
  title: 'Navigation/LanguageMenu',
  component: LanguageMenu,
  args: {
    value: 'en-US',
    onChange: fn(),
    locales: [
      { code: 'en-US', label: 'English' },
      { code: 'de', label: 'Deutsch' },
      { code: 'ja', label: '日本語' },
      { code: 'zh-CN', label: '简体中文' },
    ],
  },
} satisfies Meta<typeof LanguageMenu>

export default meta
type Story = StoryObj<typeof meta>

export const IconOnly: Story = {}
export const WithName: Story = { args: { showName: true } }
export const Chooses: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language: English' }))
    const list = await screen.findByRole('menu')
    await expect(within(list).getByRole('menuitemradio', { name: 'English' })).toBeChecked()
    await userEvent.click(within(list).getByRole('menuitemradio', { name: '日本語' }))
    await expect(args.onChange).toHaveBeenCalledWith('ja')
  },
}
/** Down opens the list, arrow keys move, Enter selects, and focus returns. */
export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findByRole('menu')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('de')
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
}
export const LongText: Story = {
  args: {
    showName: true,
    locales: [{ code: 'en-US', label: 'English, as it is written in the United States of America' }],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('menu')).toBeVisible()
  },
}
export const RightToLeft: Story = { ...LongText, globals: { direction: 'rtl' } }
