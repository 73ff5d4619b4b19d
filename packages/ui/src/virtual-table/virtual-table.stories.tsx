import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { fromLeft } from '../../.storybook/from-left.ts'
import { EmptyState } from '../empty-state/index.ts'
import { VirtualTable } from './index.ts'

interface Passage {
  id: string
  tokens: number
}

const meta = {
  title: 'Data/VirtualTable',
  component: VirtualTable<Passage>,
  args: {
    caption: 'Passages',
    height: 320,
    // Sample data.
    rows: Array.from({ length: 5000 }, (_, index) => ({
      id: `Passage ${index + 1}`,
      tokens: (index * 37) % 900,
    })),
    rowKey: (row) => row.id,
    columns: [
      { id: 'id', header: 'Passage', cell: (row) => row.id, sortValue: (row) => row.id, isRowHeader: true },
      {
        id: 'tokens',
        header: 'Tokens',
        cell: (row) => row.tokens,
        sortValue: (row) => row.tokens,
        align: 'end',
      },
    ],
  },
} satisfies Meta<typeof VirtualTable<Passage>>

export default meta
type Story = StoryObj<typeof meta>

/** Of five thousand rows only those near the view are drawn; each still says which one it is. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '5001')
    await expect(canvas.getAllByRole('rowheader').length).toBeLessThan(60)
    canvas.getByRole('region').scrollTop = 4000 * 40
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Passage 4001' })).toBeVisible())
    await expect(canvas.queryByRole('rowheader', { name: 'Passage 1' })).toBeNull()
  },
}
export const Loading: Story = { args: { rows: [], status: 'loading' } }
export const EmptyFirstRun: Story = {
  args: {
    rows: [],
    empty: <EmptyState compact title="No passages yet" description="Upload a file to fill this table." />,
  },
}
export const EmptyFiltered: Story = {
  args: {
    rows: [],
    empty: <EmptyState compact title="No passage matches “tide”" description="Try another word." />,
  },
}
/** Says so and offers to try again. */
export const Failed: Story = {
  args: { rows: [], status: 'error', onRetry: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Few: Story = { args: { rows: [{ id: 'Passage 1', tokens: 12 }] } }
/** Tab reaches the heads that sort, Enter sorts all five thousand. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /Tokens/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('columnheader', { name: /Tokens/ })).toHaveAttribute('aria-sort')
    await expect(canvas.queryByRole('rowheader', { name: 'Passage 2' })).toBeNull()
  },
}
export const LongText: Story = {
  args: {
    caption: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
    rows: [
      {
        id: 'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
        tokens: 88,
      },
      { id: 'Absatz', tokens: -4 },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '28rem' }}>{Story()}</div>],
}
/** The sign of a number stands before it in every direction. */
export const RightToLeft: Story = {
  ...LongText,
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(fromLeft(canvas.getByText('-4'))).toBe('-4')
  },
}
