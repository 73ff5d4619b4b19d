import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { bothWays } from '../../../.storybook/both-ways.tsx'
import { statesOf } from '../../../.storybook/states.tsx'
import { PlainCheckbox } from './index.ts'

const meta = {
  title: 'Site/PlainCheckbox',
  component: PlainCheckbox,
  args: { children: 'List the links at the end' },
} satisfies Meta<typeof PlainCheckbox>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = statesOf('input', [{}, { defaultChecked: true }, { isDisabled: true }])
export const Empty: Story = {}
export const Checked: Story = { args: { defaultChecked: true } }
export const Disabled: Story = { args: { isDisabled: true } }
/** Space checks it. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'List the links at the end' })).toBeChecked()
  },
}
export const LongText: Story = bothWays({
  children:
    'Alle Verweise der Seite am Ende noch einmal aufführen, mit ihrer Adresse und den Worten, unter denen sie stehen',
})
