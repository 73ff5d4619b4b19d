import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { CopyableCode } from './index.ts'

const meta = {
  title: 'Actions/CopyableCode',
  component: CopyableCode,
  args: { text: 'req_01JD8Z5Q', label: 'Copy request ID' },
} satisfies Meta<typeof CopyableCode>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const CopiesByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copy request ID' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(write).toHaveBeenCalledWith('req_01JD8Z5Q')
  },
}
/** Where the code takes two lines, the button is still beside it. */
export const LongText: Story = {
  ...bothWays({ text: '018f3a52-7c1e-7d0a-9b64-0f2f6d8c51aa-and-more', label: 'Copy' }),
  play: async ({ canvas }) => {
    const [button] = canvas.getAllByRole('button')
    const [code] = canvas.getAllByText(/^018f/)
    if (code === undefined || button === undefined) throw new Error('Nothing is shown.')
    const [text, mark] = [code.getBoundingClientRect(), button.getBoundingClientRect()]
    await expect(mark.left).toBeGreaterThan(text.right)
    await expect(mark.top).toBeGreaterThan(text.top - mark.height / 2)
    await expect(mark.bottom).toBeLessThan(text.bottom + mark.height / 2)
  },
}
