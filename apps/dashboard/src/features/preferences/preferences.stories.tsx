import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { LanguageCard, ThemeCard } from './index.ts'

const meta = {
  title: 'Preferences/Cards',
  component: LanguageCard,
} satisfies Meta<typeof LanguageCard>

export default meta
type Story = StoryObj<typeof meta>

export const Language: Story = {}
export const Theme: Story = {
  render: () => <ThemeCard />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Dark' }))
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked()
  },
}
