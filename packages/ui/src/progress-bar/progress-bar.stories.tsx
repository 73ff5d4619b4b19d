import type { Meta, StoryObj } from '@storybook/react-vite'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { ProgressBar } from './index.ts'

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Uploading corpus.jsonl', value: 64 },
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = {}
export const InWords: Story = { args: { value: 12, maxValue: 40, valueText: '12 of 40 files' } }
export const Unknown: Story = { args: { isIndeterminate: true } }
export const LongText: Story = bothWays({
  label: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
  valueText: '12 von 40 Dateien',
  value: 30,
})
