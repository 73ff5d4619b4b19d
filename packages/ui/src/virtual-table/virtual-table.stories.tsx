import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { fromLeft } from '../../.storybook/from-left.ts'
import { Button } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { VirtualTable } from './index.ts'

interface Passage {
  id: string
  tokens: number
}

/** Sample data. */
const rows = Array.from({ length: 100_000 }, (_, index) => ({
  id: `Passage ${index + 1}`,
  tokens: (index * 37) % 900,
}))

const texts = { add: 'Add a row', filter: 'Filter' }

const meta = {
  title: 'Data/VirtualTable',
  component: VirtualTable<Passage>,
  // Storybook would write out every row in its docs.
  parameters: { docs: { source: { type: 'code' } } },
  args: {
    caption: 'Passages',
    height: 320,
    rows,
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

/** Of 100,000 rows only those near the view are in the document. Each has its position in the whole table. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '100001')
    await expect(canvas.getAllByRole('rowheader').length).toBeLessThan(60)
    canvas.getByRole('region').scrollTop = 90_000 * 40
    const row = await canvas.findByRole('rowheader', { name: 'Passage 90001' })
    await expect(row.parentElement).toHaveAttribute('aria-rowindex', '90002')
    await expect(canvas.queryByRole('rowheader', { name: 'Passage 1' })).toBeNull()
  },
}
const cell = fn((row: Passage) => row.id)
/** Scrolling by one row draws one row, and does not sort again. */
export const DrawsNewRowsOnly: Story = {
  args: {
    columns: [{ id: 'id', header: 'Passage', cell, sortValue: (row) => row.tokens, isRowHeader: true }],
    defaultSort: { column: 'id', direction: 'ascending' },
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region')
    region.scrollTop = 4000
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).not.toHaveAttribute('aria-rowindex', '2'))
    cell.mockClear()
    region.scrollTop = 4040
    await waitFor(() => expect(cell).toHaveBeenCalledOnce())
  },
}
/** Another list begins with its first row. New rows of the same list leave the view where it is. */
export const AnotherList: Story = {
  render: (args) => {
    const [shown, setShown] = useState({ count: 1000, listKey: 'all' })
    return (
      <VirtualTable
        {...args}
        rows={rows.slice(-shown.count)}
        listKey={shown.listKey}
        toolbar={
          <>
            <Button onClick={() => setShown({ ...shown, count: 1001 })}>{texts.add}</Button>
            <Button onClick={() => setShown({ count: 500, listKey: 'few' })}>{texts.filter}</Button>
          </>
        }
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region')
    region.scrollTop = 400 * 40
    await userEvent.click(canvas.getByRole('button', { name: 'Add a row' }))
    await expect(region.scrollTop).toBe(400 * 40)
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }))
    await waitFor(() => expect(region.scrollTop).toBe(0))
    await expect(await canvas.findByRole('rowheader', { name: 'Passage 99501' })).toBeVisible()
  },
}
export const Loading: Story = { args: { rows: [], status: 'loading' } }
export const Refreshing: Story = { args: { status: 'refreshing' } }
export const EmptyFirstRun: Story = {
  args: {
    rows: [],
    empty: <EmptyState compact title="No passages yet" description="Upload a file to fill this table." />,
  },
}
export const EmptyFiltered: Story = {
  args: { rows: [], isFiltered: true, onClearFilters: fn() },
}
/** Offers to try again. */
export const Failed: Story = {
  args: { rows: [], status: 'error', onRetry: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Few: Story = { args: { rows: [{ id: 'Passage 1', tokens: 12 }] } }
/** More rows are loaded as soon as the last ones are near the view. */
export const LoadsMore: Story = {
  args: {
    rows: rows.slice(0, 100),
    more: { hasMore: true, isLoading: false, isFailed: false, onLoad: fn() },
  },
  play: async ({ canvas, args }) => {
    await expect(args.more?.onLoad).not.toHaveBeenCalled()
    canvas.getByRole('region').scrollTop = 85 * 40
    await waitFor(() => expect(args.more?.onLoad).toHaveBeenCalledOnce())
  },
}
export const LoadingMore: Story = {
  args: { rows: rows.slice(0, 5), more: { hasMore: true, isLoading: true, isFailed: false, onLoad: fn() } },
}
/** After a failure, more rows are loaded on request only. */
export const MoreFailed: Story = {
  args: { rows: rows.slice(0, 5), more: { hasMore: true, isLoading: false, isFailed: true, onLoad: fn() } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(args.more?.onLoad).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /couldn't load more/ }))
    await expect(args.more?.onLoad).toHaveBeenCalledOnce()
  },
}
/** Tab reaches the sortable headers, and Enter sorts all rows. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /Tokens/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('columnheader', { name: /Tokens/ })).toHaveAttribute('aria-sort')
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: 'Passage 2' })).toBeNull())
  },
}
/** Where not all columns have room, each row has a second line, and all rows are still of one height. */
export const Folded: Story = {
  args: {
    columns: [
      { id: 'id', header: 'Passage', cell: (row) => row.id, isRowHeader: true, width: '12rem' },
      { id: 'model', header: 'Model', cell: () => <code>jina-reranker-v2</code>, width: '14rem' },
      { id: 'key', header: 'Key', cell: () => 'Website search', card: 'none', width: '12rem' },
      { id: 'tokens', header: 'Tokens', cell: (row) => row.tokens, align: 'end', width: '12rem' },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: '44rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region')
    await expect(region.scrollWidth).toBe(region.clientWidth)
    await expect(canvas.getByRole('columnheader', { name: 'Model' })).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: 'Key' })).toBeNull()
    region.scrollTop = 90_000 * 64
    const row = await canvas.findByRole('rowheader', { name: 'Passage 90001' })
    await expect(row.parentElement).toHaveTextContent('Website search')
    await expect(row.parentElement?.getBoundingClientRect().height).toBe(64)
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
/** The sign of a number stays before it in right-to-left text. */
export const RightToLeft: Story = {
  ...LongText,
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(fromLeft(canvas.getByText('-4'))).toBe('-4')
  },
}
