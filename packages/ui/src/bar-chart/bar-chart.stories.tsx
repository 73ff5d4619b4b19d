import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { EmptyState } from '../empty-state/index.ts'
import { BarChart } from './index.ts'

// Sample data.
const days = Array.from({ length: 14 }, (_, day) => ({
  label: `${day + 1} Nov`,
  values: { reader: 20 + ((day * 37) % 50), embedding: 60 + ((day * 53) % 90), reranker: (day * 17) % 30 },
}))

const meta = {
  title: 'Data/BarChart',
  component: BarChart,
  args: {
    title: 'Tokens by day',
    summary: 'Sample data: embeddings make up more than half of the tokens.',
    data: days,
    series: [
      { id: 'reader', label: 'Reader' },
      { id: 'embedding', label: 'Embeddings' },
      { id: 'reranker', label: 'Reranker' },
    ],
    formatValue: (value) => `${Math.round(value)}k`,
    labelHeader: 'Day',
  },
} satisfies Meta<typeof BarChart>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Loading: Story = { args: { data: [], status: 'loading' } }
export const EmptyFirstRun: Story = {
  args: {
    data: [],
    empty: <EmptyState compact title="No tokens yet" description="The chart fills with the first call." />,
  },
}
export const EmptyFiltered: Story = {
  args: {
    data: [],
    empty: <EmptyState compact title="Nothing in these days" description="Choose a longer range." />,
  },
}
/** Shows that loading failed, and a button to try again. */
export const Failed: Story = {
  args: { data: [], status: 'error', onRetry: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const OneSeries: Story = { args: { series: [{ id: 'reader', label: 'Reader' }] } }
/** A week, in which every bar has a label. */
export const Week: Story = { args: { data: days.slice(0, 7) } }
export const NoData: Story = {
  args: {
    data: days.map(({ label }) => ({ label, values: {} })),
    summary: 'No tokens were used in these two weeks.',
  },
}
export const Quarter: Story = {
  args: {
    data: Array.from({ length: 90 }, (_, day) => ({
      label: `Day ${day + 1}`,
      values: { reader: 20 + ((day * 37) % 50), embedding: (day * 53) % 90, reranker: (day * 17) % 30 },
    })),
  },
}
/** The same values as a table, exactly. */
export const AsTable: Story = {
  args: { formatExact: (value) => `${value},000` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(await canvas.findAllByRole('row')).toHaveLength(15)
    await expect(canvas.getByRole('columnheader', { name: 'Embeddings' })).toBeVisible()
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(/20,000.*60,000.*80,000/)
  },
}
/**
 * Tab reaches the chart once, at its newest bar, also when the data arrive after the chart. Arrow keys move between bars, and the name of each
 * bar has its values.
 */
export const Keyboard: Story = {
  render: function Arriving(args) {
    const [data, setData] = useState<typeof args.data>([])
    useEffect(() => setData(args.data), [args.data])
    return <BarChart {...args} data={data} />
  },
  play: async ({ canvas, userEvent }) => {
    // The button for the table, and the three series of the legend.
    for (let stop = 0; stop < 5; stop++) await userEvent.tab()
    const bars = canvas.getByRole('list', { name: 'Tokens by day' }).children
    await expect(bars[13]).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(bars[12]).toHaveFocus()
    await expect(bars[12]).toHaveAccessibleName(/^13 Nov: .*Embeddings/)
    await userEvent.keyboard('{Home}')
    await expect(bars[0]).toHaveFocus()
  },
}
/** The legend hides and shows series. The last one that is shown stays. */
export const LegendFilters: Story = {
  play: async ({ canvas, userEvent }) => {
    const reader = canvas.getByRole('button', { name: 'Reader' })
    await expect(reader).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(reader)
    await expect(reader).toHaveAttribute('aria-pressed', 'false')
    const bar = canvas.getByRole('list', { name: 'Tokens by day' }).children[0]
    await expect(bar).toHaveAccessibleName(/Embeddings/)
    await expect(bar).not.toHaveAccessibleName(/Reader/)
    await userEvent.click(canvas.getByRole('button', { name: 'Embeddings' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Reranker' }))
    await expect(canvas.getByRole('button', { name: 'Reranker' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.unhover(canvas.getByRole('button', { name: 'Reranker' }))
  },
}
/** Each bar leads to what is behind it. Arrow keys move between the links. */
export const Links: Story = {
  args: { data: days.slice(0, 7).map((day) => ({ ...day, href: `#${day.label}` })) },
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole('link')
    for (let stop = 0; stop < 5; stop++) await userEvent.tab()
    await expect(links[6]).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(links[5]).toHaveFocus()
  },
}
export const LongText: Story = bothWays({
  title: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
  summary:
    'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
})
