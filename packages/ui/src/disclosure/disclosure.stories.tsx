import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { Disclosure } from './index.ts'

const meta = {
  title: 'Layout/Disclosure',
  component: Disclosure,
  args: { title: 'Options', children: 'Which parts of the page to keep.' },
} satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Opens: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Options'))
    await expect(canvas.getByText('Which parts of the page to keep.')).toBeVisible()
  },
}
/** In a wide window a heading takes the place of the line. */
export const FoldsWhereNarrow: Story = { args: { folds: 'narrow', headingElement: 'strong' } }
export const LongText: Story = bothWays({
  title: 'Einstellungen für Fachleute, die wissen, welche Teile einer Seite sie behalten wollen',
})
