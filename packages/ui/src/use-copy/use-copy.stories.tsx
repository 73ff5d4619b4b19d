import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'

import { Button } from '../button/index.ts'
import { useCopy } from './index.ts'

function Copying() {
  const { copy, state } = useCopy()
  return <Button onClick={() => void copy('sf_example')}>{state}</Button>
}

/** Copies a text and returns for two seconds whether that succeeded. */
const meta = { title: 'Hooks/useCopy', component: Copying } satisfies Meta<typeof Copying>

export default meta
type Story = StoryObj<typeof meta>

export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'idle' }))
    await expect(await canvas.findByRole('button', { name: 'copied' })).toBeVisible()
    await expect(write).toHaveBeenCalledWith('sf_example')
    await expect(await canvas.findByRole('button', { name: 'idle' }, { timeout: 4000 })).toBeVisible()
  },
}
/** A browser that refuses results in a state, not in an exception. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'))
    await userEvent.click(canvas.getByRole('button', { name: 'idle' }))
    await expect(await canvas.findByRole('button', { name: 'failed' })).toBeVisible()
  },
}
