import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { LanguageMenu } from './index.ts'

const meta = {
  title: 'Navigation/LanguageMenu',
  component: LanguageMenu,
  args: {
    label: 'Language',
    value: 'en-US',
    href: (code) => `#${code}`,
    locales: [
      { code: 'en-US', label: 'English' },
      { code: 'de', label: 'Deutsch' },
      { code: 'ja', label: '日本語' },
    ],
  },
} satisfies Meta<typeof LanguageMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Opens: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language: English' }))
    await expect(canvas.getByRole('link', { name: '日本語' })).toHaveAttribute('href', '#ja')
  },
}
/** Enter opens it, Tab moves into it, Escape closes it. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Deutsch' })).toHaveFocus()
  },
}
export const LongText: Story = {
  args: {
    locales: [{ code: 'en-US', label: 'English, as it is written in the United States of America' }],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('link')).toBeVisible()
  },
}
export const RightToLeft: Story = { ...LongText, globals: { direction: 'rtl' } }
