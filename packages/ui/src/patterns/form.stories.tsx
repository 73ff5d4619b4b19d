import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm, type Resolver } from 'react-hook-form'
import { expect, waitFor } from 'storybook/test'

import { Button } from '../button/index.ts'
import { Form, FormActions, FormNumberField, FormSelect, FormTextField, SubmitButton } from '../form/index.ts'
import { PageHeader } from '../page-header/index.ts'
import { Stack } from '../stack/index.ts'

interface Limit {
  name: string
  amount: number | null
  period: 'day' | 'month'
}

const resolver: Resolver<Limit> = (values) => {
  const errors = {
    ...(values.name === '' ? { name: { type: 'required', message: 'Enter a name.' } } : {}),
    ...(values.amount === null
      ? { amount: { type: 'required', message: 'Enter an amount in US dollars.' } }
      : {}),
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
}

function Example() {
  const form = useForm<Limit>({ defaultValues: { name: '', amount: null, period: 'month' }, resolver })
  const { control } = form
  return (
    <Stack gap="lg">
      <PageHeader title="Spend limit" description="Calls fail when the limit is reached." />
      <Form form={form} onSubmit={() => undefined}>
        <FormTextField control={control} name="name" label="Name" description="For your team." isRequired />
        <FormNumberField
          control={control}
          name="amount"
          label="Amount"
          suffix="USD"
          minValue={1}
          isRequired
        />
        <FormSelect
          control={control}
          name="period"
          label="Period"
          options={[
            { id: 'day', label: 'Per day' },
            { id: 'month', label: 'Per month' },
          ]}
        />
        <FormActions>
          <SubmitButton>Save limit</SubmitButton>
          <Button variant="quiet">Cancel</Button>
        </FormActions>
      </Form>
    </Stack>
  )
}

/** A page whose fields are saved together. */
const meta = {
  title: 'Patterns/Form',
  render: () => <Example />,
  decorators: [(Story) => <div style={{ maxInlineSize: '28rem' }}>{Story()}</div>],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
/** A press on the button shows every error and moves focus to the first invalid field. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save limit' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Name/ })).toHaveFocus())
    await expect(canvas.getByText('Enter an amount in US dollars.')).toBeVisible()
  },
}
