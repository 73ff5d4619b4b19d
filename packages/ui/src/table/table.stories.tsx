import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'

import { fromLeft } from '../../.storybook/from-left.ts'
import { statesOf } from '../../.storybook/states.tsx'
import { Badge } from '../badge/index.ts'
import { Button } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { EllipsisIcon, Icon } from '../icon/index.ts'
import { Menu } from '../menu/index.ts'
import { SearchField } from '../search-field/index.ts'
import { Select } from '../select/index.ts'
import { Table, type Column } from './index.ts'

interface Transaction {
  id: string
  day: string
  type: 'purchase' | 'consume' | 'trial'
  quantity: number
}

// Sample data.
const rows: Transaction[] = [
  { id: 't1', day: '2026-11-20', type: 'consume', quantity: -1204 },
  { id: 't2', day: '2026-11-19', type: 'purchase', quantity: 1_000_000_000 },
  { id: 't3', day: '2026-11-18', type: 'consume', quantity: -88 },
  { id: 't4', day: '2026-11-17', type: 'trial', quantity: 10_000_000 },
]

const columns: Column<Transaction>[] = [
  { id: 'day', header: 'Day', cell: (row) => row.day, sortValue: (row) => row.day, isRowHeader: true },
  {
    id: 'type',
    header: 'Type',
    cell: (row) => <Badge tone={row.type === 'consume' ? 'neutral' : 'positive'}>{row.type}</Badge>,
    sortValue: (row) => row.type,
  },
  {
    id: 'quantity',
    header: 'Tokens',
    align: 'end',
    cell: (row) => row.quantity.toLocaleString('en-US'),
    sortValue: (row) => row.quantity,
  },
]

const meta = {
  title: 'Data/Table',
  component: Table<Transaction>,
  args: { caption: 'Transactions', columns, rows, rowKey: (row) => row.id, onDownloadCsv: fn() },
} satisfies Meta<typeof Table<Transaction>>

export default meta
type Story = StoryObj<typeof meta>

/** As wide as on a phone of 390 px. */
const phoneWide: Decorator[] = [(Story) => <div style={{ inlineSize: '22.375rem' }}>{Story()}</div>]

const moreRoom = 'More room'
const search = <SearchField size="sm" label="Search transactions" hideLabel defaultValue="refund" />

export const States: Story = statesOf('tbody tr, thead button')
export const Full: Story = {}
export const Loading: Story = { args: { rows: [], status: 'loading' } }
/** The rows of the last response stay, marked as busy, until the next ones are there. */
export const Refreshing: Story = {
  args: { status: 'refreshing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
    await expect(canvas.getByRole('rowheader', { name: '2026-11-20' })).toBeVisible()
  },
}
export const EmptyFirstRun: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState compact title="No transactions yet" description="They appear with the first request." />
    ),
  },
}
/** With active filters, the table offers to remove them in place of the first-run text. */
export const EmptyFiltered: Story = {
  args: { ...EmptyFirstRun.args, toolbar: search, isFiltered: true, onClearFilters: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByText('No transactions yet')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(args.onClearFilters).toHaveBeenCalledOnce()
  },
}
export const Failed: Story = {
  args: { rows: [], status: 'error', onRetry: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
/** The rows of the last response stay when a later request fails. */
export const RefreshFailed: Story = {
  args: { status: 'refresh-failed', onRetry: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('It may be out of date.')
    await expect(canvas.getByRole('rowheader', { name: '2026-11-20' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Filters: Story = { args: { toolbar: search } }

const types = [
  { id: 'all', label: 'All types' },
  { id: 'purchase', label: 'Purchases' },
]
const moreFilters = {
  toolbar: search,
  filters: (
    <>
      <Select size="sm" label="Type" hideLabel defaultValue="purchase" options={types} />
      <Select size="sm" label="Key" hideLabel options={[{ id: 'all', label: 'All keys' }]} />
    </>
  ),
  filterCount: 1,
}
/** More filters than fit beside the caption have a line of their own. */
export const ManyFilters: Story = {
  args: moreFilters,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Type' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Filters/ })).toBeNull()
  },
}
/** On a phone a button opens them, and says how many are active. */
export const ManyFiltersOnAPhone: Story = {
  args: moreFilters,
  decorators: phoneWide,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('combobox', { name: 'Type' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (1)' }))
    await expect(canvas.getByRole('group', { name: 'Filters' })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Type' })).toBeVisible()
  },
}
/** Clearing the filters keeps the focus among them; Escape closes them and gives it back to their button. */
export const FiltersByKeyboard: Story = {
  args: moreFilters,
  decorators: phoneWide,
  render: function Render(args) {
    const [count, setCount] = useState(1)
    return <Table {...args} filterCount={count} onClearFilters={() => setCount(0)} />
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Filters (1)' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    canvas.getByRole('button', { name: 'Clear filters' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull()
    await expect(canvas.getByRole('combobox', { name: 'Type' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('combobox', { name: 'Type' })).toBeNull()
    await expect(button).toHaveFocus()
    await expect(button).toHaveTextContent('Filters')
  },
}
export const More: Story = {
  args: {
    summary: '4 of 1,204',
    more: { hasMore: true, isLoading: false, isFailed: false, onLoad: fn() },
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(args.more?.onLoad).toHaveBeenCalledOnce()
  },
}
export const MoreFailed: Story = {
  args: { more: { hasMore: true, isLoading: false, isFailed: true, onLoad: fn() } },
}
/** The button is pending until the file is there. */
export const DownloadsCsv: Story = {
  args: { onDownloadCsv: fn(() => new Promise(() => {})) },
  play: async ({ canvas, args, userEvent }) => {
    const download = canvas.getByRole('button', { name: 'Download CSV' })
    await userEvent.click(download)
    await userEvent.click(download)
    await expect(args.onDownloadCsv).toHaveBeenCalledOnce()
    await expect(download).toHaveAttribute('aria-busy', 'true')
  },
}
export const RowActions: Story = {
  args: {
    rowActions: (row) => (
      <Menu
        label={`Actions for ${row.day}`}
        icon={<Icon of={EllipsisIcon} />}
        items={[{ label: 'Download receipt', onClick: () => {} }]}
      />
    ),
  },
}
export const StickyHead: Story = {
  args: {
    maxHeight: '16rem',
    rows: Array.from({ length: 40 }, (_, index) => ({
      id: String(index),
      day: `2026-10-${String((index % 30) + 1).padStart(2, '0')} #${index}`,
      type: 'consume' as const,
      quantity: -index * 37,
    })),
  },
}
/** The header of a column is a button that reverses the order and announces it. */
export const Sorts: Story = {
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent)
    await userEvent.click(canvas.getByRole('button', { name: 'Tokens' }))
    await expect(canvas.getByRole('columnheader', { name: 'Tokens' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await waitFor(() => expect(names()).toEqual(['2026-11-20', '2026-11-18', '2026-11-17', '2026-11-19']))
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('columnheader', { name: 'Tokens' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await waitFor(() => expect(names()[0]).toBe('2026-11-19'))
  },
}
/** A server sorts: the table announces the order and leaves the rows alone. */
export const SortedByServer: Story = {
  args: {
    columns: columns.map(({ sortValue: _, ...column }) => ({ ...column, isSortable: true })),
    sort: { column: 'day', direction: 'descending' },
    onSortChange: fn(),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Day' }))
    await expect(args.onSortChange).toHaveBeenCalledWith({ column: 'day', direction: 'ascending' })
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('2026-11-20')
  },
}
/** On a phone, a row is a card of two lines: its header and its figure, and below them the details. Nothing is beside the view. */
export const Narrow: Story = {
  args: {
    columns: [
      ...columns.slice(0, 2),
      { id: 'model', header: 'Model', cell: () => 'jina-reranker-v2-base-multilingual' },
      ...columns.slice(2),
    ],
    rows: rows.filter(({ quantity }) => quantity < 0),
  },
  decorators: phoneWide,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('table').parentElement
    await expect(box?.scrollWidth).toBe(box?.clientWidth)
    const row = canvas.getByRole('row', { name: /2026-11-20/ })
    const top = (name: RegExp | string) => within(row).getByText(name).getBoundingClientRect().top
    await expect(Math.abs(top('2026-11-20') - top('-1,204'))).toBeLessThan(4)
    await expect(top('jina-reranker-v2-base-multilingual')).toBeGreaterThan(top('-1,204') + 10)
    await expect(canvas.getByRole('button', { name: 'Tokens' })).toBeVisible()
  },
}
/** A phone shows the first cards, and the rest on demand: the keyboard goes on in the first of them. */
export const FirstCards: Story = {
  args: {
    columns: columns.map((column) =>
      column.isRowHeader ? { ...column, cell: ({ day }) => <a href={`#${day}`}>{day}</a> } : column,
    ),
    cards: { atFirst: 2, showAll: 'Show all days' },
    summary: '4 of 4',
  },
  decorators: phoneWide,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2)
    canvas.getByRole('button', { name: 'Show all days' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(4)
    await expect(canvas.getByRole('link', { name: '2026-11-18' })).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Show all days' })).toBeNull()
  },
}
/** A dash marks an empty place in a column. A card and the second line of a row leave it out. */
export const EmptyCells: Story = {
  args: {
    columns: [
      ...columns,
      { id: 'key', header: 'Key', cell: ({ id }) => id === 't1' && 'Website search', isLabeledInCard: true },
    ],
    rows: rows.slice(0, 2),
  },
  render: (args) => (
    <>
      <Table {...args} />
      <div style={{ inlineSize: '22.375rem', marginBlockStart: '1rem' }}>
        <Table {...args} caption="Cards" />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const cellOf = (table: string) =>
      within(within(canvas.getByRole('table', { name: table })).getByRole('row', { name: /2026-11-19/ }))
    await expect(cellOf('Transactions').getByText('–')).toBeVisible()
    await expect(cellOf('Cards').getByText('–')).not.toBeVisible()
  },
}
const wideColumns: Column<Transaction>[] = [
  ...columns.slice(0, 2),
  { id: 'model', header: 'Model', cell: () => <code>jina-reranker-v2-base-multilingual</code> },
  { id: 'key', header: 'Key', cell: () => 'Website search', card: 'none' },
  { id: 'region', header: 'Region', cell: () => 'Frankfurt am Main', sortValue: () => 'Frankfurt' },
  ...columns.slice(2),
  { id: 'cost', header: 'Cost', align: 'end', cell: () => '$0.06', isLabeledInCard: true },
]
/** As wide as on a tablet of 768 px. */
const tabletWide: Decorator[] = [(Story) => <div style={{ inlineSize: '44rem' }}>{Story()}</div>]
/** Where not all columns have room, the least important ones are in a second line of their row, and their sort buttons in one of the head. */
export const Folded: Story = {
  args: { columns: wideColumns, rows: rows.slice(0, 3) },
  decorators: tabletWide,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('table').parentElement
    await expect(box?.scrollWidth).toBe(box?.clientWidth)
    const row = canvas.getByRole('row', { name: /2026-11-20/ })
    const top = (text: string) => within(row).getByText(text).getBoundingClientRect().top
    await expect(top('Website search')).toBeGreaterThan(top('-1,204') + 10)
    await expect(canvas.getByRole('columnheader', { name: 'Cost' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Region' }))
    await expect(canvas.getByRole('columnheader', { name: 'Region' })).toHaveAttribute('aria-sort')
  },
}
/** With more room, the columns are back in their places. */
export const UnfoldsWithRoom: Story = {
  args: Folded.args ?? {},
  render: function Render(args) {
    const [width, setWidth] = useState('44rem')
    return (
      <div style={{ inlineSize: width }}>
        <Table {...args} toolbar={<Button onClick={() => setWidth('70rem')}>{moreRoom}</Button>} />
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Model' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: moreRoom }))
    await expect(await canvas.findByRole('columnheader', { name: 'Model' })).toBeVisible()
    await expect(await canvas.findByRole('columnheader', { name: 'Key' })).toBeVisible()
  },
}
export const LongText: Story = {
  args: {
    caption: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
    columns: [
      ...columns,
      {
        id: 'note',
        header: 'Verwendungszweck der Buchung',
        cell: () =>
          'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
      },
    ],
    toolbar: 'Aufgeschlüsselt nach Verarbeitungstagen',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '36rem' }}>{Story()}</div>],
}
/** The sign of a number stays before it in right-to-left text. */
export const RightToLeft: Story = {
  ...LongText,
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(fromLeft(canvas.getByText('-1,204'))).toBe('-1,204')
  },
}
