import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm, type Resolver } from 'react-hook-form'
import { expect, fn, mocked, waitFor } from 'storybook/test'

import { Button } from '../button/index.ts'
import {
  Form,
  FormActions,
  FormCheckbox,
  FormFileDrop,
  FormMultiSelect,
  FormNumberField,
  FormRadioGroup,
  FormSelect,
  FormTagField,
  FormTextArea,
  FormTextField,
  SubmitButton,
} from './index.ts'

interface KeySettings {
  name: string
  email: string
  limit: number | null
  plan: 'standard' | 'premium' | null
}

/** Example of an app's schema. Its messages are keys of texts. */
const resolver: Resolver<KeySettings> = (values) => {
  const errors = {
    ...(values.name === '' ? { name: { type: 'required', message: 'name.missing' } } : {}),
    ...(values.email.includes('@') ? {} : { email: { type: 'pattern', message: 'email.invalid' } }),
    ...(values.plan === null ? { plan: { type: 'required', message: 'plan.missing' } } : {}),
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
}

const texts: Readonly<Record<string, string>> = {
  'name.missing': 'Enter a name, so that you can recognize the key later.',
  'email.invalid': 'Enter a complete address, such as name@example.com.',
  'plan.missing': 'Choose a plan.',
}

const empty: KeySettings = { name: '', email: '', limit: null, plan: null }
const filled: KeySettings = { name: 'Production', email: 'name@example.com', limit: 5, plan: 'premium' }

interface ExampleProps {
  defaultValues: KeySettings
  onSubmit: (values: KeySettings) => void | Promise<unknown>
}

function Example({ defaultValues, onSubmit }: ExampleProps) {
  const form = useForm({ defaultValues, resolver })
  const { control } = form
  return (
    <Form
      form={form}
      onSubmit={onSubmit}
      errorText={(key) => texts[key] ?? key}
      failureText={(error) => (error instanceof Error ? error.message : 'Something went wrong.')}
    >
      <FormTextField control={control} name="name" label="Name" isRequired />
      <FormTextField control={control} name="email" label="Email" type="email" description="For receipts." />
      <FormNumberField control={control} name="limit" label="Spend limit" suffix="USD" minValue={0} />
      <FormSelect
        control={control}
        name="plan"
        label="Plan"
        placeholder="Choose a plan"
        options={[
          { id: 'standard', label: 'Standard' },
          { id: 'premium', label: 'Premium' },
        ]}
      />
      <FormActions>
        <SubmitButton>Save changes</SubmitButton>
        <Button variant="quiet">Cancel</Button>
      </FormActions>
    </Form>
  )
}

const meta = {
  title: 'Forms/Form',
  component: Example,
  args: { defaultValues: empty, onSubmit: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: '28rem' }}>{Story()}</div>],
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValues: filled } }
/** The submit button stays enabled. Errors replace the hints, and the first invalid field is focused. */
export const Invalid: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Name/ })).toHaveFocus())
    await expect(canvas.getByText('Enter a complete address, such as name@example.com.')).toBeVisible()
    await expect(canvas.queryByText('For receipts.')).toBeNull()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
/** The first invalid field can be a list. */
export const InvalidChoice: Story = {
  args: { defaultValues: { ...filled, plan: null } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /Plan/ })).toHaveFocus())
  },
}
/** Enter submits the typed values. */
export const Keyboard: Story = {
  args: { defaultValues: { ...filled, name: '' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Name/ }), 'Staging{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...filled, name: 'Staging' }))
  },
}
/** During a submission the button is pending and further submissions are ignored. */
export const Pending: Story = {
  args: { defaultValues: filled, onSubmit: fn(() => new Promise(() => {})) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), '{Enter}{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Save changes/ })).toHaveAttribute('data-pending'),
    )
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
/** Why the server refused is shown above the buttons and announced. */
export const Failed: Story = {
  args: {
    defaultValues: filled,
    onSubmit: fn(() => Promise.reject(new Error('409: You already have a key named “Production”.'))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('409: You already have a key')
  },
}
/** A later attempt removes the failure of the earlier one. */
export const Recovers: Story = {
  args: { defaultValues: filled },
  beforeEach: ({ args }) => {
    mocked(args.onSubmit).mockRejectedValueOnce(new Error('503: The service is restarting.'))
  },
  play: async ({ canvas, args, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save changes' })
    await userEvent.click(save)
    await canvas.findByRole('alert')
    await userEvent.click(save)
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
  },
}

interface EveryField {
  text: string
  area: string
  number: number | null
  select: 'a' | 'b' | null
  multiSelect: ('a' | 'b')[]
  radio: 'a' | 'b' | null
  checkbox: boolean
  tags: string[]
  file: File | null
}

const everyValue: EveryField = {
  text: 'Text',
  area: 'Several\nlines',
  number: 1200,
  select: 'a',
  multiSelect: ['a', 'b'],
  radio: 'b',
  checkbox: true,
  tags: ['10', '20'],
  file: null,
}
const options = [
  { id: 'a', label: 'Option A' },
  { id: 'b', label: 'Option B' },
] as const

const refuseAll: Resolver<EveryField> = (values) => ({
  values: {},
  errors: Object.fromEntries(
    Object.keys(values).map((name) => [name, { type: 'refused', message: `The field ${name} is invalid.` }]),
  ),
})

function EveryFieldForm({
  onSubmit,
  isInvalid,
}: {
  onSubmit: (values: EveryField) => void
  isInvalid?: boolean
}) {
  const form = useForm<EveryField>({
    defaultValues: everyValue,
    ...(isInvalid ? { resolver: refuseAll } : {}),
  })
  const { control } = form
  return (
    <Form form={form} onSubmit={onSubmit}>
      <FormTextField control={control} name="text" label="Text" />
      <FormTextArea control={control} name="area" label="Text area" rows={2} />
      <FormNumberField control={control} name="number" label="Number" />
      <FormSelect control={control} name="select" label="Select" options={options} />
      <FormMultiSelect control={control} name="multiSelect" label="Multi-select" options={options} />
      <FormRadioGroup
        control={control}
        name="radio"
        label="Radio group"
        options={options.map(({ id, label }) => ({ value: id, label }))}
      />
      <FormCheckbox control={control} name="checkbox">
        Checkbox
      </FormCheckbox>
      <FormTagField control={control} name="tags" label="Tags" />
      <FormFileDrop control={control} name="file" label="File" accept={['.csv']} />
      <FormActions align="end">
        <SubmitButton>Save changes</SubmitButton>
      </FormActions>
    </Form>
  )
}

/** Every field starts with the form's value and submits what the user changed. */
export const EveryBoundField: Story = {
  render: ({ onSubmit }) => <EveryFieldForm onSubmit={onSubmit as never} />,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text' }), ' changed')
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Number' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Option A' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Checkbox' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tags' }), '30{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        ...everyValue,
        text: 'Text changed',
        number: null,
        radio: 'a',
        checkbox: false,
        tags: ['10', '20', '30'],
      }),
    )
  },
}
/** Every field shows its error. */
export const EveryFieldInvalid: Story = {
  render: ({ onSubmit }) => <EveryFieldForm isInvalid onSubmit={onSubmit as never} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    for (const name of Object.keys(everyValue))
      await expect(await canvas.findByText(`The field ${name} is invalid.`)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveFocus())
  },
}
export const LongText: Story = {
  args: {
    defaultValues: filled,
    onSubmit: fn(() =>
      Promise.reject(
        new Error(
          '409: Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften gibt es unter diesem Namen bereits.',
        ),
      ),
    ),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await canvas.findByRole('alert')
  },
}
export const RightToLeft: Story = { ...LongText, globals: { direction: 'rtl' } }
