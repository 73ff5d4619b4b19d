import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form'
import type { GenericSchema, GenericSchemaAsync } from 'valibot'

/** A form whose values a schema checks on submit, and on change after that. The messages of the schema are translation keys. */
export const useValidatedForm = <Values extends FieldValues, Output extends FieldValues>(
  schema: GenericSchema<Values, Output> | GenericSchemaAsync<Values, Output>,
  defaultValues: DefaultValues<Values>,
) => useForm<Values, unknown, Output>({ resolver: standardSchemaResolver(schema), defaultValues })
