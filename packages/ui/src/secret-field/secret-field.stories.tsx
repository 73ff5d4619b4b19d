import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { SecretField } from './index.ts'

// Sample data.
const secret = 'sf_trial_a8Kd02jfLPqm93xZ4f2a'

const meta = {
  title: 'Data/SecretField',
  component: SecretField,
  args: { label: 'API key', value: secret },
} satisfies Meta<typeof SecretField>

export default meta
type Story = StoryObj<typeof meta>

export const Masked: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(secret)).toBeNull()
    await expect(canvas.getByText('sf_trial_••••••••••••4f2a')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await expect(canvas.getByText(secret)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }))
    await expect(canvas.queryByText(secret)).toBeNull()
  },
}
export const ShownOnce: Story = {
  args: {
    defaultRevealed: true,
    downloadName: 'api-key.txt',
    description: 'Keep it now: it is not shown again.',
  },
}
export const Narrow: Story = {
  args: { defaultRevealed: true },
  decorators: [(Story) => <div style={{ inlineSize: '16rem' }}>{Story()}</div>],
}
/** Tab reaches the buttons, Enter shows and hides the secret. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText(secret)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByText(secret)).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /Copy/ })).toHaveFocus()
  },
}
export const LongText: Story = bothWays({
  label: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
  description:
    'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
  defaultRevealed: true,
})
