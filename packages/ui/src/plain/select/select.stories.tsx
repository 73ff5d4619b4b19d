import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { bothWays } from '../../../.storybook/both-ways.tsx'
import { statesOf } from '../../../.storybook/states.tsx'
import { PlainSelect } from './index.ts'

const meta = {
  title: 'Site/PlainSelect',
  component: PlainSelect,
  args: {
    label: 'Format',
    defaultValue: 'markdown',
    options: [
      { id: 'markdown', label: 'Markdown' },
      { id: 'html', label: 'HTML' },
      { id: 'text', label: 'Plain text' },
    ],
  },
} satisfies Meta<typeof PlainSelect>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = statesOf('[class*=box]')
export const Chosen: Story = {}
export const Disabled: Story = { args: { isDisabled: true } }
export const LongText: Story = bothWays({
  label: 'In welcher Gestalt die Seite zurückkommen soll',
  options: [
    {
      id: 'markdown',
      label: 'Markdown mit allen Verweisen, Bildern und Tabellen, so wie sie auf der Seite standen',
    },
  ],
})
/** The label names the native list. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Format' })
    await userEvent.tab()
    await expect(select).toHaveFocus()
    await userEvent.selectOptions(select, 'text')
    await expect(select).toHaveValue('text')
  },
}
