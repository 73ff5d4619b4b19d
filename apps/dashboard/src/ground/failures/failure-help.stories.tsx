import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { FailureHelp } from './failure-help.tsx'

const meta = { title: 'Ground/FailureHelp', component: FailureHelp } satisfies Meta<typeof FailureHelp>

export default meta
type Story = StoryObj<typeof meta>

const refused = (status: number, retryAfter?: number) => ({
  kind: 'refused',
  status,
  message: `${status}: Refused.`,
  retryAfter,
})

export const BalanceTooLow: Story = {
  args: { error: refused(402) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Buy tokens' })).toHaveAttribute(
      'href',
      '/api-dashboard/pricing',
    )
  },
}
export const RateLimited: Story = {
  args: { error: refused(429, 7000) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^Try again in \d sec\.$/)
  },
}
export const WaitIsOver: Story = {
  args: { error: refused(429, 0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('You can try again now.')
  },
}
export const OtherFailure: Story = {
  args: { error: refused(500) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
export const German: Story = { args: { error: refused(429, 7000) }, globals: { locale: 'de' } }
