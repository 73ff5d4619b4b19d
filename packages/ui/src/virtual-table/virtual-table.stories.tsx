import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

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
export const FiveThousand: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '5001')
    await expect(canvas.getAllByRole('rowheader').length).toBeLessThan(60)
    canvas.getByRole('region').scrollTop = 4000 * 40
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Passage 4001' })).toBeVisible())
    await expect(canvas.queryByRole('rowheader', { name: 'Passage 1' })).toBeNull()
  },
}
export const Few: Story = { args: { rows: [{ id: 'Passage 1', tokens: 12 }] } }
