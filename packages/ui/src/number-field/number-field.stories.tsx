import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { statesOf } from '../../.storybook/states.tsx'
import { NumberField } from './index.ts'

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  args: { label: 'Threshold' },
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = statesOf('[class*=box], button')
export const Empty: Story = {}
export const WithDescription: Story = { args: { description: 'Millions of tokens.' } }
export const Invalid: Story = { args: { errorMessage: 'Choose at least 1.' } }
export const Disabled: Story = { args: { isDisabled: true } }

/** Arrow keys and buttons change the value by one step, within the bounds. */
export const Steps: Story = {
  args: { defaultValue: 2, minValue: 1, maxValue: 3 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Threshold' })
    await userEvent.click(input)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect(input).toHaveValue('3')
    await userEvent.click(canvas.getByRole('button', { name: /^Decrease/ }))
    await expect(input).toHaveValue('2')
  },
}
export const WithUnit: Story = { args: { suffix: 'M tokens', defaultValue: 10 } }
export const LongText: Story = bothWays({
  label: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
  errorMessage:
    'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
  suffix: 'Millionen Token',
})
