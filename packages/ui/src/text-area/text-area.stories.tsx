import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { statesOf } from '../../.storybook/states.tsx'
import { TextArea } from './index.ts'

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Passages' },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = statesOf('[class*=box]')
export const Empty: Story = {}
export const WithDescription: Story = { args: { description: 'Plain text or Markdown.' } }
export const Invalid: Story = { args: { errorMessage: 'Write at least one line.' } }
export const Disabled: Story = { args: { isDisabled: true } }

export const Counts: Story = {
  args: { maxLength: 200, description: 'One passage per line.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'twelve chars')
    await expect(canvas.getByText('12 / 200')).toBeVisible()
  },
}
export const Grows: Story = { args: { autoGrow: true, rows: 2, defaultValue: 'one\ntwo\nthree\nfour\nfive' } }
/** A sentence that does not fit its line is read whole, and Enter sends the form. */
export const Paragraph: Story = {
  args: { isParagraph: true, prefix: 1, defaultValue: 'The library opens at nine in the morning.' },
  render: (args) => (
    <form style={{ inlineSize: '14rem' }}>
      <TextArea {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await expect(field.scrollHeight).toBe(field.clientHeight)
    const send = fn((event: Event) => event.preventDefault())
    canvasElement.querySelector('form')?.addEventListener('submit', send)
    await userEvent.type(field, '{Enter}')
    await expect(send).toHaveBeenCalledOnce()
    await expect(field).toHaveValue('The library opens at nine in the morning.')
  },
}
export const LongText: Story = bothWays({
  label: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
  errorMessage:
    'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
  defaultValue:
    'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
})
