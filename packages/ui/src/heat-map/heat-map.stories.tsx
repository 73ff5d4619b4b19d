import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { spectrum } from '../spectrum/index.ts'
import { HeatMap } from './index.ts'

const meta = {
  title: 'Data/HeatMap',
  component: HeatMap,
  parameters: { darkPicture: 'Cells are mixed from the accent and the surface.' },
  args: {
    caption: 'Similarity',
    rowHeader: 'Text',
    columns: [
      { id: 'a', label: '1', description: 'Tides follow the moon' },
      { id: 'b', label: '2', description: 'The sea rises twice a day' },
      { id: 'c', label: '3', description: 'Bread needs salt' },
    ],
    rows: [
      { id: 'a', label: '1. Tides follow the moon', values: [1, 0.72, 0.11] },
      { id: 'b', label: '2. The sea rises twice a day', values: [0.72, 1, 0.08] },
      { id: 'c', label: '3. Bread needs salt', values: [0.11, 0.08, 1] },
    ],
  },
} satisfies Meta<typeof HeatMap>

export default meta
type Story = StoryObj<typeof meta>

/** The name of a column has its full text. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Similarity' })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: '1 Tides follow the moon' })).toBeVisible()
    await expect(canvas.getAllByRole('cell', { name: '0.72' })).toHaveLength(2)
  },
}
/** Bounds of another range, with a unit. */
export const Range: Story = {
  args: {
    caption: 'Change per quarter',
    rowHeader: 'Region',
    minValue: -20,
    maxValue: 20,
    formatValue: (value) => `${value > 0 ? '+' : ''}${value} %`,
    columns: ['Q1', 'Q2', 'Q3', 'Q4'].map((label) => ({ id: label, label })),
    rows: [
      { id: 'north', label: 'North', values: [-18, -2, 6, 19] },
      { id: 'south', label: 'South', values: [3, 11, 25, -30] },
    ],
  },
}
export const MissingValues: Story = {
  args: {
    hideCaption: true,
    rows: [
      { id: 'a', label: '1. Tides follow the moon', values: [1, null, 0.11] },
      { id: 'b', label: '2. The sea rises twice a day', values: [null, 1] },
    ],
  },
}
/** The accent color of a product. */
export const InAProductsColor: Story = {
  render: (args) => (
    <div {...spectrum([0.62, 0.16, 300])}>
      <HeatMap {...args} />
    </div>
  ),
}
/** A table that is too wide scrolls by keyboard. */
export const Keyboard: Story = {
  render: (args) => (
    <div style={{ inlineSize: '18rem' }}>
      <HeatMap {...args} />
    </div>
  ),
  args: {
    columns: Array.from({ length: 12 }, (_, index) => ({ id: String(index), label: String(index + 1) })),
    rows: [{ id: 'a', label: 'Tides', values: Array.from({ length: 12 }, (_, index) => index / 11) }],
    formatValue: (value) => value.toFixed(2),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('region', { name: 'Similarity' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('region', { name: 'Similarity' })).toHaveFocus()
  },
}
export const LongText: Story = bothWays({
  rows: [
    {
      id: 'a',
      label:
        'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier ihr Guthaben.',
      values: [1, 0.72, -0.11],
    },
    { id: 'b', label: 'Verwaltungsvorschriftensammlungen', values: [0.72, 1, 0.08] },
  ],
})
