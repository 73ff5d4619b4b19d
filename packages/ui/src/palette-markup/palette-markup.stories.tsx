import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { PaletteMarkup } from './index.ts'

const meta = {
  title: 'Overlays/PaletteMarkup',
  component: PaletteMarkup,
  args: { label: 'Search pages', resultsLabel: 'Pages', closeLabel: 'Close' },
} satisfies Meta<typeof PaletteMarkup>

export default meta
type Story = StoryObj<typeof meta>

/** Example of a page's script that opens the palette. */
function open(
  canvasElement: HTMLElement,
  found: readonly { label: string; description: string; language?: string }[],
) {
  const dialog = canvasElement.querySelector('dialog')
  const prototype = dialog?.querySelector('[data-prototype]')?.firstElementChild
  const options = found.map(({ label, description, language = '' }, index) => {
    const option = prototype?.cloneNode(true) as HTMLElement
    option.ariaSelected = String(index === 0)
    option.querySelector('[data-label]')?.append(label)
    option.querySelector('[data-description]')?.append(description)
    option.querySelector('[data-language]')?.append(language)
    return option
  })
  dialog?.querySelector('[role=listbox]')?.replaceChildren(...options)
  if (found.length === 0) dialog?.querySelector('[role=status]')?.append('Nothing has that name.')
  dialog?.showModal()
}

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}
export const Found: Story = {
  play: async ({ canvas, canvasElement }) => {
    open(canvasElement, [
      { label: 'Reader', description: 'A page in, clean text out' },
      { label: 'News', description: 'What we built', language: 'English' },
    ])
    await expect(canvas.getByRole('option', { name: /Reader/, selected: true })).toBeVisible()
  },
}
export const NothingFound: Story = {
  play: async ({ canvas, canvasElement }) => {
    open(canvasElement, [])
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing has that name.')
  },
}
/** The field has the focus; the button after it closes the palette. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    open(canvasElement, [])
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}
export const LongText: Story = {
  args: { label: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften' },
  play: async ({ canvas, canvasElement }) => {
    open(canvasElement, [
      {
        label: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
        description:
          'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
      },
    ])
    await expect(canvas.getByRole('option')).toBeVisible()
  },
}
export const RightToLeft: Story = { ...LongText, globals: { direction: 'rtl' } }
