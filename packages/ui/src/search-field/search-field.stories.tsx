import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { statesOf } from '../../.storybook/states.tsx'
import { SearchField } from './index.ts'

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: { label: 'Search models', placeholder: 'Name or task', onSubmit: fn() },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = statesOf('[class*=box], button')
export const Empty: Story = {}
export const WithDescription: Story = { args: { description: 'Matches name and task.' } }
export const Invalid: Story = { args: { errorMessage: 'No model has this name.' } }
export const Disabled: Story = { args: { isDisabled: true } }

/** Enter submits, Escape clears. */
export const Keyboard: Story = {
  args: { hideLabel: true },
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search models' })
    await userEvent.type(input, 'reranker{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('reranker')
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('')
  },
}
export const Filled: Story = {
  args: { defaultValue: 'embeddings' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
}
export const LongText: Story = bothWays({
  label: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
  errorMessage:
    'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
  defaultValue: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
})
