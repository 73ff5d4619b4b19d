import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm } from 'react-hook-form'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { Button } from '../button/index.ts'
import { Form, FormActions, FormTextField, SubmitButton } from '../form/index.ts'
import { Dialog } from './index.ts'

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
  args: {
    trigger: <Button>Buy tokens</Button>,
    title: 'Buy tokens',
    description: 'Payment happens on the provider’s page.',
    children: <p>One billion tokens for 50 US dollars.</p>,
    footer: ({ close }) => (
      <>
        <Button onClick={close}>Cancel</Button>
        <Button variant="solid" onClick={close}>
          Go to payment
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { args: { isOpen: true } }
export const Closed: Story = {}
/** Focus moves into the dialog, stays inside, and returns. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Buy tokens' })
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    for (let press = 0; press < 5; press++) {
      await userEvent.tab()
      await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
}
export const Small: Story = { args: { isOpen: true, size: 'sm' } }
export const Large: Story = { args: { isOpen: true, size: 'lg' } }
/** A drawer with unsaved input stays open on a press outside. */
export const NotDismissable: Story = {
  args: { isOpen: true, isDismissable: false, onOpenChange: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}
export const LongContent: Story = {
  args: {
    isOpen: true,
    children: Array.from({ length: 30 }, (_, line) => <p key={line}>Line {line + 1} of the terms.</p>),
  },
}

function LongForm() {
  const form = useForm({ defaultValues: Object.fromEntries(quarters.map((quarter) => [quarter, ''])) })
  return (
    <Form form={form} onSubmit={() => {}}>
      {quarters.map((quarter) => (
        <FormTextField key={quarter} control={form.control} name={quarter} label={quarter} />
      ))}
      <FormActions align="end">
        <SubmitButton>Save changes</SubmitButton>
      </FormActions>
    </Form>
  )
}
const quarters = Array.from({ length: 16 }, (_, index) => `Quarter ${index + 1}`)

/** The buttons of a form stay in view as a footer does, and the field that has the focus is above them. */
export const FieldsThatScroll: Story = {
  args: { isOpen: true, children: <LongForm /> },
  // Its buttons are those of the form.
  render: ({ footer: _, ...args }) => <Dialog {...args} />,
  play: async ({ userEvent }) => {
    const save = screen.getByRole('button', { name: 'Save changes' })
    const edge = screen.getByRole('dialog').getBoundingClientRect().bottom
    await expect(save.getBoundingClientRect().bottom).toBeLessThan(edge)
    const fields = screen.getAllByRole('textbox')
    await userEvent.click(fields[0] as HTMLElement)
    for (const field of fields.slice(1)) {
      await userEvent.tab()
      await expect(field).toHaveFocus()
      await expect(field.getBoundingClientRect().bottom).toBeLessThan(save.getBoundingClientRect().top)
    }
    await expect(save.getBoundingClientRect().bottom).toBeLessThan(edge)
  },
}
export const LongText: Story = {
  args: {
    isOpen: true,
    size: 'sm',
    title: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
    description:
      'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
    children: (
      <p>
        {
          'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.'
        }
      </p>
    ),
  },
}
export const RightToLeft: Story = { ...LongText, globals: { direction: 'rtl' } }
