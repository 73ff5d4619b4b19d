import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { statesOf } from '../../.storybook/states.tsx'
import { TagField } from './index.ts'

const meta = {
  title: 'Forms/TagField',
  component: TagField,
  args: {
    label: 'Warn me below',
    value: ['10'],
    onChange: () => {},
    max: 3,
    description: 'Millions of tokens, three values at most.',
    check: (value) => (/^\d+$/.test(value) ? null : 'Write a number of millions.'),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return (
      <TagField
        {...args}
        value={value}
        onChange={(changed) => {
          args.onChange(changed)
          setValue(changed)
        }}
      />
    )
  },
} satisfies Meta<typeof TagField>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = statesOf('[class*=box], [role=row], button')
/** Enter adds a value, unless it confirms a composed word. Duplicates are ignored, and the input is disabled at the limit. */
export const AtMostThree: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Warn me below' })
    await userEvent.type(input, '5')
    await fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
    await expect(canvas.getAllByRole('row')).toHaveLength(1)
    await userEvent.type(input, '{Enter}5{Enter}')
    await expect(canvas.getAllByRole('row')).toHaveLength(2)
    await userEvent.type(input, '2{Enter}')
    await expect(canvas.getAllByRole('row')).toHaveLength(3)
    await expect(input).toBeDisabled()
    await userEvent.click(canvas.getAllByRole('button', { name: /Remove/ })[0] ?? input)
    await expect(input).toBeEnabled()
  },
}
/** A value that is typed and left counts, and is no tag yet: that would move what is pressed next. Typing takes it back. */
export const TypedOnly: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '5')
    const below = canvas.getByRole('grid').getBoundingClientRect().bottom
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(['10', '5'])
    await expect(input).toHaveValue('5')
    await expect(canvas.getAllByRole('row')).toHaveLength(1)
    await expect(canvas.getByRole('grid').getBoundingClientRect().bottom).toBe(below)
    await userEvent.type(input, '0')
    await expect(args.onChange).toHaveBeenLastCalledWith(['10'])
    await userEvent.type(input, '{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['10', '50'])
    await expect(canvas.getAllByRole('row')).toHaveLength(2)
    // A tag that is there already is not taken for what was left.
    await userEvent.type(input, '10')
    await userEvent.tab()
    await expect(input).toHaveValue('')
    await expect(canvas.getAllByRole('row')).toHaveLength(2)
  },
}
export const Refuses: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, 'ten{Enter}')
    await expect(input).toHaveAccessibleDescription('Write a number of millions.')
  },
}
export const Disabled: Story = { args: { isDisabled: true } }
export const Invalid: Story = { args: { errorMessage: 'Write at least one value.' } }
/** Tab moves to the tags, Backspace removes one. */
export const Keyboard: Story = {
  args: { value: ['10', '20'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.tab()
    if (!canvas.getByRole('row', { name: '10' }).matches(':focus')) await userEvent.tab()
    await expect(canvas.getByRole('row', { name: '10' })).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.getAllByRole('row')).toHaveLength(1)
  },
}
export const LongText: Story = bothWays({
  label: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
  value: ['Verwaltungsvorschriften', 'Rechtsdokumente'],
  description:
    'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
})
