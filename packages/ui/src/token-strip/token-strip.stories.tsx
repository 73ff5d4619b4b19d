import type { Meta, StoryObj } from '@storybook/react-vite'

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
