import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { Faq } from './index.ts'

const meta = {
  title: 'Site/Faq',
  component: Faq,
  args: {
    name: 'reader-faq',
    questions: [
      { id: 'rate', question: 'What is the rate limit?', answer: 'Sixty calls a minute.' },
      { id: 'expiry', question: 'Do keys expire?', answer: 'No.' },
    ],
  },
} satisfies Meta<typeof Faq>

export default meta
type Story = StoryObj<typeof meta>

export const OneAtATime: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('What is the rate limit?'))
    await expect(canvas.getByText('Sixty calls a minute.')).toBeVisible()
    await userEvent.click(canvas.getByText('Do keys expire?'))
    await waitFor(() => expect(canvas.getByText('Sixty calls a minute.')).not.toBeVisible())
  },
}
export const LongText: Story = bothWays(
  {
    questions: [
      {
        id: 'a',
        question: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
        answer:
          'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
      },
    ],
  },
  { name: 'reader-faq-2' },
)
