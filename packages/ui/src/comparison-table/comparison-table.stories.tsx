import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { fromLeft } from '../../.storybook/from-left.ts'
import { ComparisonTable } from './index.ts'

const meta = {
  title: 'Data/ComparisonTable',
  component: ComparisonTable,
  args: {
    caption: 'Sample models',
    columns: [
      { id: 'name', header: 'Model' },
      { id: 'released', header: 'Released' },
      { id: 'context', header: 'Context', align: 'end' },
    ],
    rows: [
      { id: 'a', cells: ['sample-embeddings', 'Sep 2024', '8,192'] },
      { id: 'b', cells: ['sample-reranker', 'Jun 2024', '1,024'] },
    ],
  },
} satisfies Meta<typeof ComparisonTable>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'sample-reranker' })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'Context' })).toBeVisible()
  },
}
/** A table wider than its container scrolls, also by keyboard. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('group', { name: 'Sample models' })).toHaveFocus()
  },
}
/** On phones, what a row is about is on a line of its own. */
export const Stacked: Story = {
  args: { stackOnPhone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'sample-reranker' })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'Context' })).toBeVisible()
  },
}
/** The sign of a number is before it in both directions. */
export const LongText: Story = {
  ...bothWays(
    {
      rows: [
        {
          id: 'a',
          cells: [
            'Eine Anfrage, bei der die Seite erst nach mehreren Umleitungen und mit einem Bild geladen wird',
            'September 2024',
            '-8.192',
          ],
        },
      ],
    },
    { caption: 'Sample models from right to left' },
  ),
  play: async ({ canvas }) => {
    for (const figure of canvas.getAllByText('-8.192')) await expect(fromLeft(figure)).toBe('-8.192')
  },
}
