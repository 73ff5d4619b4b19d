import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { bothWays } from '../../../.storybook/both-ways.tsx'
import { statesOf } from '../../../.storybook/states.tsx'
import { PlainButton } from './index.ts'

const sent = fn()

const meta = {
  title: 'Site/PlainButton',
  component: PlainButton,
  args: { children: 'Read page' },
} satisfies Meta<typeof PlainButton>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = statesOf('button', [
  {},
  { variant: 'solid' },
  { variant: 'quiet' },
  { variant: 'negative' },
])
export const Outline: Story = {}
export const Solid: Story = { args: { variant: 'solid' } }
/** Toggle button. */
export const Pressed: Story = { args: { 'aria-pressed': true } }
export const Disabled: Story = { args: { isDisabled: true } }
export const Pending: Story = { args: { isPending: true, variant: 'solid' } }
/** Without a script, the button submits its form. */
export const SendsItsForm: Story = {
  args: { type: 'submit', children: 'Read page' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent()
      }}
    >
      <PlainButton {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    sent.mockClear()
    await userEvent.click(canvas.getByRole('button'))
    await expect(sent).toHaveBeenCalledOnce()
  },
}
export const LongText: Story = bothWays({
  children: 'Schlüsselverwaltungseinstellungen dauerhaft zurücksetzen',
})
