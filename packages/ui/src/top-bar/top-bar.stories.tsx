import type { Meta, StoryObj } from '@storybook/react-vite'

import { Button } from '../button/index.ts'
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
export const LongText: Story = {
  args: {
    brand: 'Gesellschaft für Suchgrundlagen',
    end: <Button size="sm">Mit einem anderen Verfahren anmelden</Button>,
  },
}
export const RightToLeft: Story = { ...LongText, globals: { direction: 'rtl' } }
