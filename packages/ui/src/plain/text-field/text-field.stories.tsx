import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { bothWays } from '../../../.storybook/both-ways.tsx'
import { statesOf } from '../../../.storybook/states.tsx'
import { PlainTextField } from './index.ts'

const meta = {
  title: 'Site/PlainTextField',
  component: PlainTextField,
  args: { label: 'Page address', placeholder: 'https://example.com', mono: true },
} satisfies Meta<typeof PlainTextField>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = statesOf('[class*=box]')
export const Empty: Story = {}
export const WithDescription: Story = { args: { description: 'Public pages only.' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const HiddenLabel: Story = { args: { hideLabel: true } }
export const Invalid: Story = {
  args: { errorMessage: 'Write an address that starts with https://.', isRequired: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /Page/ })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Write an address that starts with https://.')
  },
}
export const LongText: Story = bothWays({
  label: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
  errorMessage:
    'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
})
