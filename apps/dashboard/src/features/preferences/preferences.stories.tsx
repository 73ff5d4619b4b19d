import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { AnalyticsCard, LanguageCard, StartCard, ThemeCard } from './index.ts'

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
export const Start: Story = {
  render: () => <StartCard />,
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByRole('switch', { name: 'Open the dashboard first' })
    await expect(choice).not.toBeChecked()
    await userEvent.click(choice)
    await expect(choice).toBeChecked()
  },
}
export const Analytics: Story = {
  render: () => <AnalyticsCard />,
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByRole('switch', { name: 'Share statistics' })
    await expect(choice).not.toBeChecked()
    await userEvent.click(choice)
    await expect(choice).toBeChecked()
  },
}
