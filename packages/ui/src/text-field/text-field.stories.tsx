import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { statesOf } from '../../.storybook/states.tsx'
import { GlobeIcon, Icon } from '../icon/index.ts'
import { TextField } from './index.ts'

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Email', placeholder: 'name@example.com' },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = statesOf('[class*=box]')
export const Empty: Story = {}
export const HiddenLabel: Story = { args: { hideLabel: true } }
export const WithDescription: Story = { args: { description: 'We send receipts there.' } }
export const Invalid: Story = {
  args: { errorMessage: 'Write the address in full, such as name@example.com.' },
}
export const Disabled: Story = { args: { isDisabled: true } }

export const Required: Story = { args: { isRequired: true } }
export const WithAffixes: Story = {
  args: {
    label: 'Page',
    prefix: 'https://',
    suffix: <Icon of={GlobeIcon} />,
    mono: true,
    placeholder: 'example.com',
  },
}
/** The error replaces the hint and describes the input. */
export const ErrorIsSpoken: Story = {
  args: { description: 'Hint', errorMessage: 'Write an address.' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Write an address.')
    await expect(canvas.queryByText('Hint')).toBeNull()
    await userEvent.type(input, 'a@b.example')
    await expect(input).toHaveValue('a@b.example')
  },
}
export const LongText: Story = bothWays({
  label: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
  errorMessage:
    'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
  defaultValue: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
})
