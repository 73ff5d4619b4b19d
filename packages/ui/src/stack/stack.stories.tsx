import type { Meta, StoryObj } from '@storybook/react-vite'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { Card } from '../card/index.ts'
import { Stack } from './index.ts'

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: {
    children: ['First', 'Second', 'Third'].map((title) => <Card key={title} title={title} padding="sm" />),
  },
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Gaps: Story = {
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'start', gap: '2rem' }}>
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((gap) => (
        <Stack key={gap} {...args} gap={gap} />
      ))}
    </div>
  ),
}
export const LongText: Story = bothWays({
  children: (
    <Card
      title="Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften"
      padding="sm"
    />
  ),
})
