import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { statesOf } from '../../.storybook/states.tsx'
import { Icon, MonitorIcon, MoonIcon, SunIcon } from '../icon/index.ts'
import { SegmentedControl } from './index.ts'

const meta = {
  title: 'Forms/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Range',
    value: '7',
    onChange: () => {},
    options: [
      { id: '7', label: '7 days' },
      { id: '30', label: '30 days' },
      { id: '90', label: '90 days' },
    ],
  },
  render: function Render({ value: initial = '', ...args }) {
    const [value, setValue] = useState(initial)
    return <SegmentedControl {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = statesOf('label')
export const Words: Story = {}
export const Small: Story = { args: { size: 'sm' } }
export const IconsOnly: Story = {
  args: {
    label: 'Theme',
    iconsOnly: true,
    value: 'auto',
    options: [
      { id: 'light', label: 'Light', icon: <Icon of={SunIcon} size="sm" /> },
      { id: 'dark', label: 'Dark', icon: <Icon of={MoonIcon} size="sm" /> },
      { id: 'auto', label: 'As the system', icon: <Icon of={MonitorIcon} size="sm" /> },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'As the system' })).toBeChecked()
  },
}
export const Disabled: Story = { args: { isDisabled: true } }
/** Tab reaches the selected option, arrow keys select the next. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '30 days' })).toBeChecked()
  },
}
export const LongText: Story = bothWays({
  options: [
    { id: '7', label: 'Unveränderter Quelltext' },
    { id: '30', label: 'Darstellung' },
  ],
})
