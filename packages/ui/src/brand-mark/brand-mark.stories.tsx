import type { Meta, StoryObj } from '@storybook/react-vite'

import { BrandMark } from './index.ts'

const meta = {
  title: 'Data/BrandMark',
  component: BrandMark,
} satisfies Meta<typeof BrandMark>

export default meta
type Story = StoryObj<typeof meta>

export const Mark: Story = {}
export const BesideTheName: Story = {
  render: () => (
    <p style={{ display: 'flex', alignItems: 'center', gap: 'var(--space-2)' }}>
      <BrandMark />
      Search Foundation
    </p>
  ),
}
