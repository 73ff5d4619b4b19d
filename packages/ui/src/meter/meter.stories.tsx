import type { Meta, StoryObj } from '@storybook/react-vite'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { Meter } from './index.ts'

const meta = {
  title: 'Feedback/Meter',
  component: Meter,
  args: { label: 'Trial balance', value: 8.2, maxValue: 10, valueText: '8.2M of 10M tokens' },
} satisfies Meta<typeof Meter>

export default meta
type Story = StoryObj<typeof meta>

export const Accent: Story = {}
export const Low: Story = { args: { value: 0.4, tone: 'negative', valueText: '0.4M of 10M tokens' } }
export const Warning: Story = { args: { value: 2, tone: 'warning', valueText: '2M of 10M tokens' } }
export const Positive: Story = { args: { value: 10, tone: 'positive', valueText: '10M of 10M tokens' } }
/** Beside a heading with the same words. */
export const HiddenLabel: Story = { args: { hideLabel: true } }
export const LongText: Story = bothWays({
  label: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
  valueText: '8,2 Millionen von 10 Millionen Token',
})
