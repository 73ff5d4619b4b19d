import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { TextField } from '../text-field/index.ts'
import { ErrorSummary } from './index.ts'

const meta = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: 'Two fields need your attention.',
    errors: [
      { fieldId: 'email', message: 'Write an address.' },
      { fieldId: 'amount', message: 'Choose at least 1.' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '1rem' }}>
        <Story />
        <TextField id="email" label="Email" />
        <TextField id="amount" label="Amount" />
      </div>
    ),
  ],
} satisfies Meta<typeof ErrorSummary>

export default meta
type Story = StoryObj<typeof meta>

/** The summary takes focus when it appears. Its links lead to the fields. */
export const TwoErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'Write an address.' }))
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus()
  },
}
export const NoErrors: Story = { args: { errors: [] } }
export const LongText: Story = bothWays({
  title: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
  errors: [
    {
      fieldId: 'email',
      message:
        'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
    },
  ],
})
