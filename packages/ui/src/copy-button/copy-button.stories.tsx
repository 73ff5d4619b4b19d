import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { statesOf } from '../../.storybook/states.tsx'
import { CopyButton } from './index.ts'

const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  args: { text: 'npm install' },
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = statesOf('button', [{}, { variant: 'button', label: 'Copy key' }])
export const IconOnly: Story = {}
export const WithWords: Story = { args: { variant: 'button', label: 'Copy key' } }
export const Copies: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await expect(write).toHaveBeenCalledWith('npm install')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
  },
}
/** A browser may refuse. The button then shows that it failed. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent("We couldn't copy"))
  },
}
export const LongText: Story = bothWays({
  variant: 'button',
  label: 'Schlüsselverwaltungseinstellungen in die Zwischenablage kopieren',
})
