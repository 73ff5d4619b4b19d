import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Button } from '../button/index.ts'
import { Icon, MenuIcon } from '../icon/index.ts'
import { Link } from '../link/index.ts'
import { TopBar } from './index.ts'

const meta = {
  title: 'Navigation/TopBar',
  component: TopBar,
  args: {
    brand: 'Search Foundation',
    children: (
      <Link href="#models" variant="quiet">
        Models
      </Link>
    ),
    end: <Button size="sm">Sign in</Button>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TopBar>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Sticky: Story = { args: { sticky: true } }
/** On a phone, the brand wraps before anything is cut off. */
export const Phone: Story = {
  args: {
    start: <Button variant="quiet" label="Open menu" icon={<Icon of={MenuIcon} />} />,
    brand: 'Gesellschaft für Suchgrundlagen',
    children: undefined,
  },
  decorators: [(Story) => <div style={{ inlineSize: '20rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner')
    await expect(bar.scrollWidth).toBe(bar.clientWidth)
  },
}
export const LongText: Story = {
  args: {
    brand: 'Gesellschaft für Suchgrundlagen',
    end: <Button size="sm">Mit einem anderen Verfahren anmelden</Button>,
  },
}
export const RightToLeft: Story = { ...LongText, globals: { direction: 'rtl' } }
