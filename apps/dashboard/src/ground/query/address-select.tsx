import { Select, type SelectProps } from '@search-foundation/ui/select'

import { useShownChoice } from './use-shown-choice.ts'

export interface AddressSelectProps extends Omit<SelectProps, 'value' | 'defaultValue' | 'onChange'> {
  /** Id of the option that the address asks for. */
  value: string
  /** Changes the address. */
  onChoose: (id: string) => void
}

/** A choice that the address holds. */
export function AddressSelect({ value, onChoose, ...props }: AddressSelectProps) {
  const [shown, choose] = useShownChoice(value, onChoose)
  return <Select {...props} value={shown} onChange={({ currentTarget }) => choose(currentTarget.value)} />
}
