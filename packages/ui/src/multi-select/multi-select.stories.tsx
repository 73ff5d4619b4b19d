import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { statesOf } from '../../.storybook/states.tsx'
import { MultiSelect } from './index.ts'

const meta = {
  title: 'Forms/MultiSelect',
  component: MultiSelect,
  args: {
    label: 'Models',
    description: 'Two at most; each adds a column to the comparison.',
    max: 2,
    value: [],
    onChange: fn(),
    options: [
      { id: 'v3', label: 'Embeddings v3', description: '8192 tokens of context' },
      { id: 'clip', label: 'CLIP v2' },
      { id: 'm0', label: 'Reranker m0' },
      { id: 'old', label: 'Embeddings v1', description: 'Retired', isDisabled: true },
    ],
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return (
      <MultiSelect
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof MultiSelect>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = statesOf('[class*=box], button')
export const Nothing: Story = {}
export const One: Story = { args: { value: ['clip'] } }
export const Invalid: Story = { args: { errorMessage: 'Choose at least one model.' } }
export const Disabled: Story = { args: { isDisabled: true, value: ['v3', 'm0'] } }
export const LongText: Story = bothWays({
  value: ['v3', 'long'],
  options: [
    { id: 'v3', label: 'Embeddings v3' },
    { id: 'long', label: 'Mehrsprachiges Einbettungsmodell für Rechtsdokumente mit langem Kontext' },
  ],
})
/** Down opens the list, Enter selects and leaves it open, at the limit the other options are disabled, Escape closes. */
export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true')
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['v3', 'clip'])
    await expect(screen.getByRole('option', { name: 'Reranker m0' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(canvas.getAllByRole('row')).toHaveLength(2)
  },
}
/** Backspace removes a tag, after which another can be added. */
export const Removes: Story = {
  args: { value: ['v3', 'clip'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('row', { name: 'Embeddings v3' })).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['clip'])
    await expect(canvas.getAllByRole('row')).toHaveLength(1)
  },
}
