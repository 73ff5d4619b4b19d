import { useMemo } from 'react'

import { AddressSelect, type AddressSelectProps } from './address-select.tsx'

/** Id of the option that filters nothing. */
const all = 'all'

export interface FilterSelectProps extends Pick<AddressSelectProps, 'label' | 'options'> {
  /** Label of the option that filters nothing. */
  allLabel: string
  /** Id of the chosen option; null and undefined filter nothing. */
  value: string | null | undefined
  /** Gets null for the option that filters nothing. */
  onChoose: (id: string | null) => void
}

/** A filter above a table, which the address holds. */
export function FilterSelect({ label, options, allLabel, value, onChoose }: FilterSelectProps) {
  return (
    <AddressSelect
      label={label}
      hideLabel
      size="sm"
      value={value ?? all}
      onChoose={(id) => onChoose(id === all ? null : id)}
      options={useMemo(() => [{ id: all, label: allLabel }, ...options], [allLabel, options])}
    />
  )
}
