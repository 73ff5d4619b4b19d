import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'

import { DateRange } from './index.ts'

const meta = {
  title: 'Forms/DateRange',
  component: DateRange,
  args: { label: 'Days', value: null, onChange: fn() },
} satisfies Meta<typeof DateRange>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Chosen: Story = { args: { value: { start: '2026-11-01', end: '2026-11-20' } } }
export const Invalid: Story = { args: { errorMessage: 'The last day lies before the first.' } }
export const Opens: Story = {
  args: { value: { start: '2026-11-01', end: '2026-11-20' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('grid')).toBeVisible()
  },
}
