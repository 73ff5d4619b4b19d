import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { bothWays } from '../../../.storybook/both-ways.tsx'
import { statesOf } from '../../../.storybook/states.tsx'
import { Icon, MonitorIcon, MoonIcon, SunIcon } from '../../icon/index.ts'
import { PlainSegmentedControl } from './index.ts'

const meta = {
  title: 'Site/PlainSegmentedControl',
  component: PlainSegmentedControl,
  args: {
    label: 'View',
    name: 'view',
    defaultValue: 'rendered',
    options: [
      { id: 'rendered', label: 'Rendered' },
      { id: 'markdown', label: 'Markdown' },
      { id: 'json', label: 'JSON' },
    ],
  },
} satisfies Meta<typeof PlainSegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = statesOf('label', [{}], (state) => ({ name: `view-${state}` }))
export const Medium: Story = {}
export const Small: Story = { args: { size: 'sm' } }
export const IconsOnly: Story = {
  args: {
    label: 'Theme',
    name: 'theme',
    size: 'sm',
    iconsOnly: true,
    defaultValue: 'auto',
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
export const Disabled: Story = { args: { inputProps: { disabled: true } } }
/** Tab reaches the selected option, arrow keys select the next. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Markdown' })).toBeChecked()
  },
}
export const LongText: Story = bothWays(
  {
    options: [
      { id: 'a', label: 'Darstellung mit Formatierung' },
      { id: 'b', label: 'Unveränderter Quelltext der Seite' },
    ],
    defaultValue: 'a',
  },
  { name: 'view-2' },
)
