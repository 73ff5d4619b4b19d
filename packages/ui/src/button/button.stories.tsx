import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { statesOf } from '../../.storybook/states.tsx'
import { ArrowRightIcon, Icon, KeyIcon } from '../icon/index.ts'
import { Button } from './index.ts'

const variants = ['solid', 'outline', 'quiet', 'negative'] as const
const row = { display: 'flex', flexWrap: 'wrap', gap: '0.75rem', alignItems: 'center' } as const

const sent = fn()

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Create key', onClick: fn() },
} satisfies Meta<typeof Button>

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
export const Quiet: Story = { args: { variant: 'quiet' } }
/** Toggle button. */
export const Pressed: Story = { args: { 'aria-pressed': true } }
export const Negative: Story = { args: { variant: 'negative', children: 'Revoke key' } }
export const Disabled: Story = {
  render: (args) => (
    <div style={row}>
      {variants.map((variant) => (
        <Button key={variant} {...args} variant={variant} isDisabled />
      ))}
    </div>
  ),
}
export const Pending: Story = {
  render: (args) => (
    <div style={row}>
      {variants.map((variant) => (
        <Button key={variant} {...args} variant={variant} isPending />
      ))}
    </div>
  ),
}
export const Sizes: Story = {
  render: (args) => (
    <div style={row}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Button key={size} {...args} size={size} variant="solid" icon={<Icon of={KeyIcon} />} />
      ))}
    </div>
  ),
}
export const WithIcons: Story = {
  args: { icon: <Icon of={KeyIcon} />, iconAfter: <Icon of={ArrowRightIcon} /> },
}
export const LongText: Story = bothWays({
  children: 'Schlüsselverwaltungseinstellungen dauerhaft und unwiderruflich zurücksetzen',
  fullWidth: true,
})
/** Enter and Space press the button. A pending button ignores them but stays focused. */
export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button')
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}
export const PendingIgnoresPresses: Story = {
  args: { isPending: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
/** Also before the scripts of a page run: it is a native button. */
export const SendsItsForm: Story = {
  args: { type: 'submit', children: 'Read page' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent()
      }}
    >
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    sent.mockClear()
    await userEvent.click(canvas.getByRole('button'))
    await expect(sent).toHaveBeenCalledOnce()
  },
}
