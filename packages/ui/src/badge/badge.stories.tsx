import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { spectrum } from '../spectrum/index.ts'
import { Badge } from './index.ts'

const meta = {
  title: 'Feedback/Badge',
  component: Badge,
  args: { children: 'Trial' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      {(['neutral', 'positive', 'negative', 'warning', 'info', 'accent'] as const).map((tone) => (
        <Badge key={tone} {...args} tone={tone} dot>
          {tone}
        </Badge>
      ))}
    </div>
  ),
}
export const Point: Story = {
  args: { isPoint: true, tone: 'info', children: 'Unread' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unread').getBoundingClientRect().width).toBeLessThan(2)
  },
}
export const InAProductsColor: Story = {
  render: () => (
    <div {...spectrum([0.7, 0.15, 75])}>
      <Badge tone="accent" dot>
        Reranker
      </Badge>
    </div>
  ),
}
export const LongText: Story = bothWays({
  children: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente',
  dot: true,
})
