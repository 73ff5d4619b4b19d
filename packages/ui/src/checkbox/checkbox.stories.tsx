import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { statesOf } from '../../.storybook/states.tsx'
import { Checkbox } from './index.ts'

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { children: 'Revoke the source key after the transfer', onChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = statesOf('input', [{}, { defaultChecked: true }])
export const Off: Story = {}
export const On: Story = { args: { defaultChecked: true } }
export const Mixed: Story = { args: { isIndeterminate: true } }
export const WithDescription: Story = { args: { description: 'You can switch it off at any time.' } }
export const Invalid: Story = { args: { errorMessage: 'Agree to go on.' } }
export const Disabled: Story = { args: { isDisabled: true, defaultChecked: true } }
export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}
export const LongText: Story = bothWays({
  children:
    'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
  description: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
})
