import type { Meta, StoryObj } from '@storybook/react-vite'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { DescriptionList } from './index.ts'

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Context', detail: '8,192 tokens' },
      { term: 'Dimensions', detail: '1,024' },
      { term: 'Licence', detail: 'CC BY-NC 4.0' },
    ],
  },
} satisfies Meta<typeof DescriptionList>

export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {}
export const Stacked: Story = { args: { layout: 'stacked' } }
export const LongText: Story = bothWays({
  items: [
    {
      term: 'Verarbeitungsgeschwindigkeit',
      detail:
        'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
    },
  ],
})
