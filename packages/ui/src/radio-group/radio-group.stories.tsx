import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { RadioGroup } from './index.ts'

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Token pack',
    options: [
      { value: 'standard', label: '1 billion tokens', description: 'Standard key', aside: '$50' },
      {
        value: 'premium',
        label: '11 billion tokens',
        description: 'Premium key: higher limits',
        aside: '$500',
      },
      {
        value: 'free',
        label: '10 million tokens',
        description: 'Already used',
        aside: 'Free',
        isDisabled: true,
      },
    ],
  },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {}
export const Cards: Story = { args: { variant: 'cards' } }
export const SideBySide: Story = { args: { variant: 'cards', orientation: 'horizontal' } }
export const Invalid: Story = { args: { errorMessage: 'Choose a pack.' } }
export const Disabled: Story = { args: { isDisabled: true } }
/** Arrow keys select, Tab leaves. */
export const Keyboard: Story = {
  args: { defaultValue: 'standard' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /^1 billion/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /11 billion/ })).toBeChecked()
  },
}
export const LongText: Story = bothWays({
  label: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
  variant: 'cards',
  options: [
    {
      value: 'a',
      label: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
      description:
        'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
      aside: '$500',
    },
  ],
})
