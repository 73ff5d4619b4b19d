import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { Pagination } from './index.ts'

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 10, pageCount: 20, onChange: fn() },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Few: Story = { args: { page: 2, pageCount: 4 } }
export const Many: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('button', { name: '10' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(args.onChange).toHaveBeenCalledWith(11)
  },
}
export const Links: Story = { args: { href: (page) => `#page-${page}` } }
/** Tab moves between pages, Enter selects one. */
export const Keyboard: Story = {
  args: { page: 1, pageCount: 3 },
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('button', { name: '1' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '2' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith(2)
  },
}
/** Thousands are grouped by the rules of the language. */
export const LongText: Story = {
  args: { page: 9998, pageCount: 12_000 },
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '9.998' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('button', { name: '12.000' })).toBeVisible()
  },
}
export const RightToLeft: Story = { args: { page: 9998, pageCount: 12_000 }, globals: { direction: 'rtl' } }
