import type { UseFormReturn } from 'react-hook-form'

import { Form, FormCheckbox, FormNumberField, FormSelect, FormTextField } from './index.ts'

interface Values {
  name: string
  age: number | null
  plan: 'standard' | 'premium' | null
}

declare const form: UseFormReturn<Values, unknown, { name: string }>
const { control } = form

export const valid = (
  <Form form={form} onSubmit={(values: { name: string }) => void values}>
    <FormTextField control={control} name="name" label="Name" />
    <FormNumberField control={control} name="age" label="Age" />
    <FormSelect control={control} name="plan" label="Plan" options={[{ id: 'premium', label: 'Premium' }]} />
  </Form>
)

export const invalid = (
  <>
    {/* @ts-expect-error -- The form has no such value. */}
    <FormTextField control={control} name="mail" label="Mail" />
    {/* @ts-expect-error -- A text field does not edit a number. */}
    <FormTextField control={control} name="age" label="Age" />
    {/* @ts-expect-error -- A checkbox does not edit a string. */}
    <FormCheckbox control={control} name="name">
      Name
    </FormCheckbox>
    {/* @ts-expect-error -- The form sets the value. */}
    <FormTextField control={control} name="name" label="Name" value="" />
    {/* @ts-expect-error -- The form allows no plan with this id. */}
    <FormSelect control={control} name="plan" label="Plan" options={[{ id: 'free', label: 'Free' }]} />
  </>
)
