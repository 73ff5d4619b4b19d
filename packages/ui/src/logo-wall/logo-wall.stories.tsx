import type { Meta, StoryObj } from '@storybook/react-vite'

import { statesOf } from '../../.storybook/states.tsx'
import { BoxesIcon, CloudIcon, GlobeIcon, Icon } from '../icon/index.ts'
import { LogoWall } from './index.ts'

const meta = {
  title: 'Data/LogoWall',
  component: LogoWall,
  args: {
    label: 'Sample names',
    logos: [
      { name: 'Example', drawing: <Icon of={GlobeIcon} size="lg" /> },
      { name: 'Sample', drawing: <Icon of={BoxesIcon} size="lg" />, href: '#sample' },
      { name: 'Placeholder', drawing: <Icon of={CloudIcon} size="lg" /> },
      { name: 'Specimen' },
    ],
  },
} satisfies Meta<typeof LogoWall>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = statesOf('a')
export const Names: Story = {}
