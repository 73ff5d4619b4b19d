import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { TagList } from './index.ts'

const meta = {
  title: 'Data/TagList',
  component: TagList,
  args: {
    label: 'Tasks',
    tags: [
      { id: 'embed', label: 'Embedding' },
      { id: 'rerank', label: 'Reranking' },
    ],
  },
} satisfies Meta<typeof TagList>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Removable: Story = {
  args: { onRemove: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{Delete}')
    await expect(args.onRemove).toHaveBeenCalledWith('rerank')
  },
}
export const LongText: Story = bothWays({
  tags: [
    { id: 'a', label: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften' },
    { id: 'b', label: 'Embedding' },
  ],
  onRemove: fn(),
})
