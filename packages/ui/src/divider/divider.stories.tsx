import type { Meta, StoryObj } from '@storybook/react-vite'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { Divider } from './index.ts'

const meta = {
  title: 'Data/Divider',
  component: Divider,
} satisfies Meta<typeof Divider>

export default meta
type Story = StoryObj<typeof meta>

export const Horizontal: Story = {}
export const WithWord: Story = { args: { label: 'or' } }
export const Vertical: Story = {
  args: { orientation: 'vertical' },
  decorators: [
    (Story) => <div style={{ display: 'flex', gap: '1rem', blockSize: '3rem' }}>left {Story()} right</div>,
  ],
}
export const LongText: Story = bothWays({ label: 'oder mit einem anderen Anmeldeverfahren' })
