import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { statesOf } from '../../.storybook/states.tsx'
import { LocaleProvider } from '../labels/index.ts'
import { DateRange } from './index.ts'

const meta = {
  title: 'Forms/DateRange',
  component: DateRange,
  args: { label: 'Days', value: null, onChange: fn() },
} satisfies Meta<typeof DateRange>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = statesOf('[class*=box], button')
export const Empty: Story = {}
export const Chosen: Story = { args: { value: { start: '2026-11-01', end: '2026-11-20' } } }
/** Small, with the zone of the days before them. */
export const WithPrefix: Story = {
  args: { size: 'sm', prefix: 'UTC', value: { start: '2026-11-01', end: '2026-11-20' } },
}
export const Invalid: Story = { args: { errorMessage: 'The last day lies before the first.' } }
export const Opens: Story = {
  args: { value: { start: '2026-11-01', end: '2026-11-20' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await expect(await screen.findByRole('grid')).toBeVisible()
    // The picture shows the open calendar, not the hovered field.
    await userEvent.unhover(button)
  },
}
export const Disabled: Story = {
  args: { isDisabled: true, value: { start: '2026-11-01', end: '2026-11-20' } },
}
/** In the calendar, arrow keys move by day, and Enter selects the first and the last day. */
export const Keyboard: Story = {
  args: { value: { start: '2026-11-03', end: '2026-11-03' } },
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('grid')).toContainElement(document.activeElement as HTMLElement),
    )
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-04', end: '2026-11-12' })
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
  },
}
/**
 * Each part of a date is typed or changed with the arrow keys. A year is reported when it is whole, and what can't be chosen is gone when the
 * focus leaves.
 */
export const Typed: Story = {
  args: { value: { start: '2026-11-03', end: '2026-11-05' } },
  play: async ({ canvas, args, userEvent }) => {
    const parts = canvas.getAllByRole('spinbutton')
    const [month] = parts
    const year = parts.find(({ dataset }) => dataset['type'] === 'year')
    year?.focus()
    await userEvent.keyboard('{Home}')
    await expect(year).toHaveTextContent(/^0*1$/)
    year?.blur()
    await waitFor(() => expect(year).toHaveTextContent('2026'))
    year?.focus()
    await userEvent.keyboard('202')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('5')
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2025-11-03', end: '2026-11-05' })
    month?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-10-03', end: '2026-11-05' })
  },
}
/** In a language that the browser can’t format, as Mongolian in Chromium, dates begin with the year. Klingon is one that no server formats, either. */
export const UnknownLanguage: Story = {
  args: { value: { start: '2026-11-03', end: '2026-11-05' } },
  decorators: [(Story) => <LocaleProvider locale="tlh">{<Story />}</LocaleProvider>],
  play: async ({ canvas }) => {
    const parts = canvas.getAllByRole('spinbutton').map((part) => part.textContent)
    await expect(parts).toEqual(['2026', '11', '03', '2026', '11', '05'])
  },
}
export const LongText: Story = bothWays({
  label: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
  errorMessage:
    'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
})
