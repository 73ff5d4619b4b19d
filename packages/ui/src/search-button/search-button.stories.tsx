import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { statesOf } from '../../.storybook/states.tsx'
import { SearchButton } from './index.ts'

const meta = {
  title: 'Actions/SearchButton',
  component: SearchButton,
  args: { label: 'Search pages and actions', onClick: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
} satisfies Meta<typeof SearchButton>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = statesOf('button')
export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '0.5rem' }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <SearchButton key={size} {...args} size={size} />
      ))}
    </div>
  ),
}
/** Without room, the label stays and the shortcut goes. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: '13rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('K')).not.toBeVisible()
  },
}
export const Keyboard: Story = {
  args: { modifier: '⌘' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^Search pages and actions/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const LongText: Story = bothWays({
  label: 'Seiten, Befehle und Einstellungen der Gesellschaft durchsuchen',
})
