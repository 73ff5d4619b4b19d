import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { UsageSample } from './usage-sample.tsx'

const meta = {
  title: 'Usage/UsageSample',
  component: UsageSample,
  args: { hasBalance: true },
} satisfies Meta<typeof UsageSample>

export default meta
type Story = StoryObj<typeof meta>

/** A picture: it has no name, and nothing in it can be reached. */
export const Ready: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText(/^This is what it looks like with data/)).toBeVisible()
    await expect(canvas.getByText('Paid tokens')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.tab()
    await expect(canvasElement).not.toContainElement(canvasElement.ownerDocument.activeElement as HTMLElement)
  },
}
export const German: Story = { globals: { locale: 'de' } }
export const Japanese: Story = { globals: { locale: 'ja' } }
