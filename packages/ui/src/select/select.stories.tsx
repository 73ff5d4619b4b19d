import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'

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
/** Of hundreds of options only the chosen one is in the page until the field is used. Its width is not theirs. */
export const LongList: Story = {
  args: {
    options: Array.from({ length: 500 }, (_, index) => ({ id: `${index}`, label: `Key ${index + 1}` })),
    value: '41',
  },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Model' })
    await expect(canvas.getAllByRole('option')).toHaveLength(1)
    await expect(select).toHaveDisplayValue('Key 42')
    const width = select.getBoundingClientRect().width
    await userEvent.tab()
    await expect(select).toHaveFocus()
    await expect(canvasElement.querySelectorAll('option')).toHaveLength(500)
    await expect(select).toHaveDisplayValue('Key 42')
    await expect(select.getBoundingClientRect().width).toBe(width)
    await userEvent.selectOptions(select, '437')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}
/** A press fills the list before the browser opens it. */
export const LongListPressed: Story = {
  ...LongList,
  play: async ({ canvas, canvasElement }) => {
    const select = canvas.getByRole('combobox', { name: 'Model' })
    await fireEvent.pointerDown(select)
    await expect(canvasElement.querySelectorAll('option')).toHaveLength(500)
    await expect(select).toHaveDisplayValue('Key 42')
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
