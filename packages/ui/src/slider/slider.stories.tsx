import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { Slider } from './index.ts'

const meta = {
  title: 'Forms/Slider',
  component: Slider,
  args: { label: 'Overlap', defaultValue: 50, step: 10, onChange: fn() },
} satisfies Meta<typeof Slider>

export default meta
type Story = StoryObj<typeof meta>

export const Half: Story = {}
export const Disabled: Story = { args: { isDisabled: true } }
export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith(60)
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('slider')).toHaveValue('0')
  },
}
export const LongText: Story = bothWays({
  label: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
})
