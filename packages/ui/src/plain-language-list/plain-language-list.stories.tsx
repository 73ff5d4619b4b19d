import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { PlainLanguageList } from './index.ts'

const meta = {
  title: 'Site/PlainLanguageList',
  component: PlainLanguageList,
  args: {
    label: 'Language',
    current: 'en-US',
    locales: [
      { code: 'en-US', label: 'English', href: '#en' },
      { code: 'de', label: 'Deutsch', href: '#de' },
      { code: 'ja', label: '日本語', href: '#ja' },
    ],
  },
} satisfies Meta<typeof PlainLanguageList>

export default meta
type Story = StoryObj<typeof meta>

export const Opens: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language: English' }))
    await expect(canvas.getByRole('link', { name: '日本語' })).toHaveAttribute('href', '#ja')
  },
}
