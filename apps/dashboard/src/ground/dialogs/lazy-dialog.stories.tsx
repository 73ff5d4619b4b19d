import { Button } from '@search-foundation/ui/button'
import { TextField } from '@search-foundation/ui/text-field'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen } from 'storybook/test'

import { lazyPart } from '../parts/lazy-part.tsx'
import { ConfirmDialog } from './confirm-dialog.ts'
import { lazyDialog } from './lazy-dialog.tsx'

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const MissingDialog = lazyDialog<{ onClose: () => void }>(missing)
const MissingPart = lazyPart(missing, '6rem')

const texts = {
  note: 'Note',
  open: 'Open',
  question: { title: 'Delete it?', description: 'It is lost.', confirmLabel: 'Delete' },
}

function Page({ isMissing }: { isMissing: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <TextField label={texts.note} />
      <Button onClick={() => setOpen(true)}>{texts.open}</Button>
      {isMissing ? (
        <MissingDialog isOpen={isOpen} onClose={() => setOpen(false)} />
      ) : (
        <ConfirmDialog
          {...texts.question}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onConfirm={() => undefined}
        />
      )}
    </>
  )
}

const meta = { title: 'Ground/LazyDialog', component: Page, args: { isMissing: false } } satisfies Meta<
  typeof Page
>

export default meta
type Story = StoryObj<typeof meta>

export const Opens: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await expect(await screen.findByRole('alertdialog', { name: 'Delete it?' })).toBeVisible()
  },
}
/** After a deployment the code may be gone: the page stays, with what was typed, and nothing is reloaded until the visitor wants it. */
export const CodeIsMissing: Story = {
  args: { isMissing: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'half a sentence')
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await expect(await screen.findByText("We couldn't load part of this page")).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('half a sentence')
  },
}
export const PartIsMissing: Story = {
  render: () => <MissingPart />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("We couldn't load part of this page")).toBeVisible()
  },
}
