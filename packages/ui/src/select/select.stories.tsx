import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { statesOf } from '../../.storybook/states.tsx'
import { Select } from './index.ts'

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    label: 'Model',
    options: [
      { id: 'v3', label: 'Embeddings v3', description: '8192 tokens of context' },
      { id: 'clip', label: 'CLIP v2' },
      { id: 'code', label: 'Code embeddings 1.5b', isDisabled: true },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = statesOf('button')
export const Placeholder: Story = {}
export const Chosen: Story = { args: { defaultValue: 'v3' } }
export const Small: Story = { args: { size: 'sm', hideLabel: true, defaultValue: 'clip' } }
export const Invalid: Story = { args: { errorMessage: 'Choose the model that reads your text.' } }
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'v3' } }
/** Down opens the list, a letter finds an option, Enter selects it, and focus returns. */
export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findByRole('listbox')).toBeVisible()
    await userEvent.keyboard('c{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('clip')
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
    await expect(canvas.getByRole('button')).toHaveTextContent('CLIP v2')
  },
}
export const Open: Story = {
  args: { defaultValue: 'v3' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await expect(await screen.findByRole('listbox')).toBeVisible()
    // The picture shows the open content, not the pressed button.
    await userEvent.unhover(button)
  },
}
export const LongText: Story = bothWays({
  label: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
  options: [
    {
      id: 'a',
      label: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
      description:
        'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
    },
    { id: 'b', label: 'Embeddings' },
  ],
  defaultValue: 'a',
  errorMessage:
    'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
})
