import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'

import { TextField } from '../text-field/index.ts'
import { useHotkey } from './index.ts'

function Counting({ hotkey }: { hotkey: string }) {
  const [presses, setPresses] = useState(0)
  useHotkey(hotkey, () => setPresses(presses + 1))
  return (
    <>
      <p role="status">{presses}</p>
      <TextField label="Words" />
    </>
  )
}

/** Calls a function when keys are pressed anywhere, except plain keys while the user types in a field. */
const meta = { title: 'Hooks/useHotkey', component: Counting } satisfies Meta<typeof Counting>

export default meta
type Story = StoryObj<typeof meta>

export const PlainKey: Story = {
  args: { hotkey: '/' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('/')
    await expect(canvas.getByRole('status')).toHaveTextContent('1')
    await userEvent.type(canvas.getByRole('textbox'), '/')
    await expect(canvas.getByRole('textbox')).toHaveValue('/')
    await expect(canvas.getByRole('status')).toHaveTextContent('1')
  },
}
/** With Ctrl or ⌘ it also works while the user types. */
export const WithModifier: Story = {
  args: { hotkey: 'mod+j' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'a{Control>}j{/Control}')
    await expect(canvas.getByRole('status')).toHaveTextContent('1')
    await userEvent.keyboard('j')
    await expect(canvas.getByRole('status')).toHaveTextContent('1')
  },
}
