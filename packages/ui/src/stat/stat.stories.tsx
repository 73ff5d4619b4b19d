import type { Meta, StoryObj } from '@storybook/react-vite'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { Stat } from './index.ts'

const meta = {
  title: 'Data/Stat',
  component: Stat,
  args: {
    label: 'Balance',
    value: '1.2M tokens',
    exact: '1,204,331 tokens',
    detail: 'Lasts about 12 days at the present rate',
  },
} satisfies Meta<typeof Stat>

export default meta
type Story = StoryObj<typeof meta>

export const Figure: Story = {}
export const Loading: Story = { args: { isLoading: true } }
export const LongText: Story = bothWays({
  label: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
  value: '1.204.331.998 Token',
  detail:
    'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
})
