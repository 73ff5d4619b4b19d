import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { bothWays } from '../../../.storybook/both-ways.tsx'
import { statesOf } from '../../../.storybook/states.tsx'
import { PlainTextArea } from './index.ts'

const meta = {
  title: 'Site/PlainTextArea',
  component: PlainTextArea,
  args: { label: 'Text to split', defaultValue: 'A text of several lines.\nThis is the second one.' },
} satisfies Meta<typeof PlainTextArea>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = statesOf('[class*=box]')
export const WithDescription: Story = { args: { description: '64,000 characters at most.' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const Grows: Story = { args: { autoGrow: true, rows: 2, defaultValue: 'one\ntwo\nthree\nfour\nfive' } }
export const Invalid: Story = {
  args: { errorMessage: 'Write a text.', isRequired: true, defaultValue: '' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: /Text/ })
    await expect(area).toBeInvalid()
    await expect(area).toHaveAccessibleDescription('Write a text.')
  },
}
export const LongText: Story = bothWays({
  label: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
  errorMessage:
    'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
})
