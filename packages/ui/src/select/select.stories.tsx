import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { statesOf } from '../../.storybook/states.tsx'
import { Select } from './index.ts'

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    label: 'Model',
    options: [
      { id: 'v3', label: 'Embeddings v3' },
      { id: 'clip', label: 'CLIP v2' },
      { id: 'code', label: 'Code embeddings 1.5b', isDisabled: true },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = statesOf('[class*=box]')
export const Placeholder: Story = { args: { placeholder: 'Choose a model', defaultValue: '' } }
export const Chosen: Story = { args: { defaultValue: 'v3' } }
export const Small: Story = { args: { size: 'sm', hideLabel: true, defaultValue: 'clip' } }
export const Invalid: Story = { args: { errorMessage: 'Choose the model that reads your text.' } }
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'v3' } }
/** The label names the native list, which the browser opens. */
export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Model' })
    await userEvent.tab()
    await expect(select).toHaveFocus()
    await userEvent.selectOptions(select, 'clip')
    await expect(select).toHaveValue('clip')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}
export const LongText: Story = bothWays({
  label: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
  options: [
    {
      id: 'a',
      label: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
    },
    { id: 'b', label: 'Embeddings' },
  ],
  defaultValue: 'a',
  errorMessage:
    'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
})
