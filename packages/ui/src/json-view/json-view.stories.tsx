import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { statesOf } from '../../.storybook/states.tsx'
import { JsonView } from './index.ts'

const meta = {
  title: 'Data/JsonView',
  component: JsonView,
  args: {
    label: 'Answer',
    value: {
      model: 'jina-embeddings-v3',
      usage: { total_tokens: 6 },
      data: [{ index: 0, embedding: [0.12, -0.4, 0.03], cached: false, note: null }],
    },
  },
} satisfies Meta<typeof JsonView>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = statesOf('summary')
export const Answer: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('embedding:')).not.toBeVisible()
    const [first] = canvas.getAllByText('0:')
    if (!first) throw new Error('The first entry is missing.')
    await userEvent.click(first)
    await expect(canvas.getByText('embedding:')).toBeVisible()
  },
}
export const Empty: Story = { args: { value: {} } }
export const LongText: Story = bothWays({
  value: { passage: 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(12), list: ['a', 'b'] },
})
