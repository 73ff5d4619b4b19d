import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { daysBetween } from './days-between.ts'
import { UptimeBars } from './index.ts'

const [from, to] = ['2026-08-28', '2026-11-25']
const days = daysBetween('2026-10-01', to).map((date) => ({
  date,
  availability: { '2026-10-12': 0.995, '2026-10-30': 0.93, '2026-11-03': 0.4 }[date] ?? 1,
}))

const meta = {
  title: 'Data/UptimeBars',
  component: UptimeBars,
  args: {
    label: 'Reader: 98.8% in 90 days',
    from,
    to,
    days,
    describe: (date, availability) => `${date}: ${availability ?? 'not measured'}`,
    start: '90 days ago',
    end: 'Today',
  },
} satisfies Meta<typeof UptimeBars>

export default meta
type Story = StoryObj<typeof meta>

export const SomeDays: Story = {
  play: async ({ canvas }) => {
    const bars = canvas.getByRole('img', { name: 'Reader: 98.8% in 90 days' })
    await expect(bars.children).toHaveLength(90)
    await expect(canvas.getByTitle('2026-11-03: 0.4')).toHaveAttribute('data-level', 'little')
    await expect(canvas.getByTitle('2026-09-01: not measured')).toHaveAttribute('data-level', 'none')
  },
}
export const NothingMeasured: Story = { args: { label: 'Reader: not measured yet', days: [] } }
/** Of several above each other, only the last one says which days these are. */
export const WithoutCaptions: Story = { args: { start: undefined, end: undefined } }
export const LongText: Story = bothWays({ start: 'Vor neunzig Tagen, am 28. August 2026', end: 'Heute' })
