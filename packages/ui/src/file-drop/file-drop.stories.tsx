import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { statesOf } from '../../.storybook/states.tsx'
import { FileDrop } from './index.ts'

const meta = {
  title: 'Forms/FileDrop',
  component: FileDrop,
  args: { label: 'Passages to embed', description: 'JSONL or CSV, up to 50 MB.', onFile: fn() },
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = statesOf('[class*=zone], [class*=drop], button')
export const Empty: Story = {}
export const Invalid: Story = { args: { errorMessage: 'Choose a JSONL file below 50 MB.' } }
export const Chosen: Story = { args: { file: { name: 'corpus.jsonl' }, onCancel: fn() } }
export const Sending: Story = {
  args: { file: { name: 'corpus.jsonl', progress: 40, progressText: '12 of 30 MB' }, onCancel: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '12 of 30 MB')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}
export const Chooses: Story = {
  play: async ({ canvasElement, args, userEvent }) => {
    const input = canvasElement.querySelector('input')
    if (!input) throw new Error('The file input is missing.')
    const file = new File(['{}'], 'corpus.jsonl')
    await userEvent.upload(input, file)
    await expect(args.onFile).toHaveBeenCalledWith(file)
  },
}
export const Disabled: Story = { args: { isDisabled: true } }
export const LongText: Story = bothWays({
  file: {
    name: 'passages-of-the-multilingual-legal-corpus-2026-11-20-without-duplicates.jsonl',
    progress: 12,
    progressText: '3,6 von 30 MB',
  },
  onCancel: fn(),
})
/** Tab reaches the button that chooses a file, and Enter opens the file dialog. */
export const KeyboardChooses: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector('input')
    if (!input) throw new Error('The file input is missing.')
    const opened = spyOn(input, 'click').mockImplementation(() => {})
    const button = canvas.getByRole('button', { name: 'Choose a file' })
    for (let presses = 0; presses < 3 && document.activeElement !== button; presses++) await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(opened).toHaveBeenCalledOnce()
  },
}
/** During an upload, Tab reaches the button that cancels it. */
export const Keyboard: Story = {
  args: { file: { name: 'corpus.jsonl', progress: 40 }, onCancel: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}
