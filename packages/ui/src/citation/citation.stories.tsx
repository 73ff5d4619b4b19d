import type { Meta, StoryObj } from '@storybook/react-vite'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { statesOf } from '../../.storybook/states.tsx'
import { Citation } from './index.ts'

const meta = {
  title: 'Data/Citation',
  component: Citation,
  args: { number: 1, href: 'https://example.com/tides', title: 'Tides', quote: 'The moon raises the tide.' },
} satisfies Meta<typeof Citation>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = statesOf('a')
export const InText: Story = {
  render: (args) => (
    <p>
      Tides follow the moon
      <Citation {...args} /> and, less, the sun
      <Citation {...args} number={2} />.
    </p>
  ),
}
export const LongText: Story = bothWays({
  title: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
  quote:
    'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
})
