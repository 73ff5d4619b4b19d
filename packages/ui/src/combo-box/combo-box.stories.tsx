import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { statesOf } from '../../.storybook/states.tsx'
import { ComboBox } from './index.ts'

const meta = {
  title: 'Forms/ComboBox',
  component: ComboBox,
  args: {
    label: 'Model',
    onChange: fn(),
    options: [
      { id: 'v3', label: 'Embeddings v3' },
      { id: 'clip', label: 'CLIP v2' },
      { id: 'm0', label: 'Reranker m0' },
    ],
  },
} satisfies Meta<typeof ComboBox>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = statesOf('[class*=box], button')
export const Empty: Story = {}
export const Invalid: Story = { args: { errorMessage: 'Choose a model.' } }
export const Disabled: Story = { args: { isDisabled: true } }
/** Typing filters the options, arrow keys move, Enter selects. */
export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Model' })
    await userEvent.type(input, 'rer')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('m0')
    await expect(input).toHaveValue('Reranker m0')
  },
}
/** The Enter that confirms composed characters selects nothing. Safari marks it by its key code only. */
export const Composing: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Model' })
    await userEvent.type(input, 'rer{ArrowDown}')
    for (const mark of [{ isComposing: true }, { keyCode: 229 }])
      await fireEvent.keyDown(input, { key: 'Enter', ...mark })
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('m0')
  },
}
export const LongText: Story = bothWays({
  defaultValue: 'long',
  options: [{ id: 'long', label: 'Mehrsprachiges Einbettungsmodell für Rechtsdokumente mit langem Kontext' }],
})
