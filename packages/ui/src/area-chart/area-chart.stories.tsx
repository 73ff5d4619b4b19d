import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { EmptyState } from '../empty-state/index.ts'
import { spectrum } from '../spectrum/index.ts'
import { AreaChart } from './index.ts'

const meta = {
  title: 'Data/AreaChart',
  component: AreaChart,
  args: {
    title: 'Latency',
    summary: 'Sample data: between 40 and 69 milliseconds.',
    data: Array.from({ length: 30 }, (_, day) => ({
      label: `${day + 1} Nov`,
      value: 40 + ((day * 19) % 30),
    })),
    formatValue: (value) => `${value} ms`,
    headers: ['Day', 'Milliseconds'],
  },
} satisfies Meta<typeof AreaChart>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Loading: Story = { args: { data: [], status: 'loading' } }
export const EmptyFirstRun: Story = {
  args: {
    data: [],
    empty: <EmptyState compact title="No calls yet" description="The line begins with the first call." />,
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
export const InAProductsColor: Story = {
  decorators: [(Story) => <div {...spectrum([0.62, 0.17, 300])}>{Story()}</div>],
}
export const OnePoint: Story = { args: { data: [{ label: '1 Nov', value: 40 }] } }
export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(canvas.getAllByRole('row')).toHaveLength(31)
  },
}
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('listitem', { name: '1 Nov: 40 ms' })).toHaveFocus()
  },
}
export const LongText: Story = bothWays({
  title: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
  summary:
    'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
})
