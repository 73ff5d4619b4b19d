import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { statesOf } from '../../.storybook/states.tsx'
import { RadioTabs } from './index.ts'

const meta = {
  title: 'Navigation/RadioTabs',
  component: RadioTabs,
  args: {
    label: 'Ways to call',
    name: 'ways',
    items: [
      { id: 'curl', label: 'cURL', content: 'With any shell.' },
      { id: 'ts', label: 'TypeScript', content: 'Through the SDK.' },
    ],
  },
} satisfies Meta<typeof RadioTabs>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = statesOf('label', [{}], (state) => ({ name: `ways-${state}` }))
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'TypeScript' })).toBeChecked()
    await expect(canvas.getByText('Through the SDK.')).toBeVisible()
    await expect(canvas.getByText('With any shell.')).not.toBeVisible()
  },
}
export const LongText: Story = bothWays(
  {
    items: [
      { id: 'a', label: 'Verbrauchsübersicht', content: 'Verbrauch' },
      { id: 'b', label: 'Rechnungsanschrift', content: 'Zahlung' },
    ],
  },
  { label: 'Ways', name: 'ways-2' },
)
