import type { Meta, StoryObj } from '@storybook/react-vite'

import { spectrum } from '../spectrum/index.ts'
import { PointField } from './index.ts'

const meta = {
  title: 'Data/PointField',
  component: PointField,
  args: { seed: 7, count: 120, lit: 6, query: { x: 0.6, y: 0.4 } },
} satisfies Meta<typeof PointField>

export default meta
type Story = StoryObj<typeof meta>

export const Lit: Story = {}
export const Labelled: Story = {
  args: {
    label: 'Three passages near the query',
    query: { x: 0.4, y: 0.5 },
    points: [
      { x: 0.5, y: 0.3, lit: true, label: 'tides and the moon' },
      { x: 0.25, y: 0.6, lit: true },
      { x: 0.8, y: 0.7, lit: true, label: 'spring tide' },
      { x: 0.1, y: 0.2 },
      { x: 0.9, y: 0.2 },
      { x: 0.7, y: 0.9 },
    ],
  },
}
export const Products: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '2rem' }}>
      {[250, 190, 75, 300, 15, 130].map((hue) => (
        <div key={hue} {...spectrum([0.65, 0.16, hue])}>
          <div style={{ inlineSize: '4rem' }}>
            <PointField seed={hue} count={9} lit={3} width={48} height={48} radius={2.4} />
          </div>
        </div>
      ))}
    </div>
  ),
}
