import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { statesOf } from '../../.storybook/states.tsx'
import { Icon, SettingsIcon } from '../icon/index.ts'
import { IconButton } from './index.ts'

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Settings', icon: <Icon of={SettingsIcon} /> },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = statesOf('button', [{}, { variant: 'outline' }])
export const Quiet: Story = {}
export const Outline: Story = { args: { variant: 'outline' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const Pending: Story = { args: { isPending: true } }
/** Screen readers announce the name, and keyboard focus shows it as a tooltip. */
export const NamedByTooltip: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Settings' })).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Settings')
  },
}
