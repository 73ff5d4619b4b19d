import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { Accordion } from './index.ts'

const meta = {
  title: 'Navigation/Accordion',
  component: Accordion,
  args: {
    items: [
      { id: 'rate', title: 'What is the rate limit?', content: 'Sixty calls a minute.' },
      { id: 'twice', title: 'Are failed calls charged?', content: 'No, a token is charged once.' },
    ],
  },
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Sixty calls a minute.')).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByText('No, a token is charged once.')).toBeVisible()
    await expect(canvas.queryByText('Sixty calls a minute.')).not.toBeVisible()
  },
}
export const LongText: Story = bothWays({
  items: [
    {
      id: 'a',
      title: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
      content:
        'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
    },
  ],
  defaultOpen: ['a'],
})
