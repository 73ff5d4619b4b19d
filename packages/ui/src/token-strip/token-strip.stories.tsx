import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { TokenStrip } from './index.ts'

const meta = {
  title: 'Data/TokenStrip',
  component: TokenStrip,
  parameters: { darkPicture: 'Every piece is painted in a hue of its own.' },
  args: {
    label: 'Tokens',
    pieces: ['Tid', 'es', ' follow', ' the', ' moon', '.', '\n', 'The', ' sun', ' adds'],
  },
} satisfies Meta<typeof TokenStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Tokens: Story = {}
export const Chunks: Story = {
  args: {
    variant: 'chunks',
    label: 'Chunks',
    pieces: ['Tides follow the moon.', 'The sun adds its share twice a month.'],
  },
}
/** A Korean word stays on one line, also where its tokens are elements of their own. */
export const KoreanWords: Story = {
  args: {
    // "Is cut into pieces. Each can be understood."
    pieces: [' 나', '', '눕', '니다', '.', ' ', '각', '각을', ' 이', '해', '할', ' 수', ' 있', '습니다', '.'],
  },
  render: (args) => (
    <div lang="ko">
      {[8, 9, 10, 11, 12, 13, 14].map((width) => (
        <div key={width} style={{ inlineSize: `${width}rem` }}>
          <TokenStrip {...args} label={`${width} rem`} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const list of canvas.getAllByRole('list')) {
      const items = [...list.children].filter(({ textContent }) => textContent !== '')
      for (const [index, item] of items.entries()) {
        const before = items[index - 1]
        const isWithinWord = /\p{L}$/u.test(before?.textContent ?? '') && !/^\s|^\./.test(item.textContent)
        if (!isWithinWord) continue
        const [start] = item.getClientRects()
        const end = [...(before?.getClientRects() ?? [])].at(-1)
        await expect(start?.bottom, item.textContent).toBe(end?.bottom)
      }
    }
  },
}
export const LongText: Story = bothWays({
  pieces: [
    'Donau',
    'dampf',
    'schiff',
    'fahrts',
    'gesell',
    'schafts',
    'kapi',
    'tän',
    ' und',
    ' Verwaltungsvorschriftensammlungen',
  ],
})
