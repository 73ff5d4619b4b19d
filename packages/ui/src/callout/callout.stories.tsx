import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { Button } from '../button/index.ts'
import { Link } from '../link/index.ts'
import { Callout } from './index.ts'

const meta = {
  title: 'Feedback/Callout',
  component: Callout,
  args: {
    title: 'The balance is low',
    children: 'At the present rate it lasts about two days.',
  },
} satisfies Meta<typeof Callout>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      {(['neutral', 'info', 'positive', 'warning', 'negative'] as const).map((tone) => (
        <Callout key={tone} {...args} tone={tone} />
      ))}
    </div>
  ),
}
export const WithAction: Story = { args: { tone: 'warning', action: <Button size="sm">Buy tokens</Button> } }
/** On a phone, the title and the action take as few lines as they need; the text is only for screen readers. */
export const Brief: Story = {
  args: { isBrief: true, tone: 'warning', action: <Link href="/pricing">Buy tokens</Link> },
  play: async ({ canvas }) => {
    const isPhone = matchMedia('(width < 40rem)').matches
    await expect(canvas.getByRole('link', { name: 'Buy tokens' })).toBeVisible()
    const text = canvas.getByText('At the present rate it lasts about two days.')
    await expect(text.offsetHeight <= 1).toBe(isPhone)
  },
}
/** A button runs on with the title too, and is a target of its own. */
export const BriefWithButton: Story = {
  args: { isBrief: true, tone: 'info', action: <Button size="sm">Send it again</Button> },
}
export const Announced: Story = {
  args: { tone: 'negative', announce: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}
export const LongText: Story = bothWays({
  title: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
  children:
    'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
  tone: 'warning',
})
