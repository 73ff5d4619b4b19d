import { Tabs, type TabItem } from '@search-foundation/ui/tabs'

import { AddressSelect } from './address-select.tsx'

export interface AddressTabsProps {
  /** Accessible name of the tabs. */
  label: string
  /** Label of the field that is shown in place of the tabs where they would take several lines. */
  fieldLabel: string
  /** Tabs, in display order. */
  items: readonly (TabItem & { label: string })[]
  /** Id of the tab that the address asks for. */
  value: string
  /** Changes the address. */
  onChoose: (id: string) => void
}

/** Tabs of which the address holds the chosen one. */
export const AddressTabs = ({ label, fieldLabel, items, value, onChoose }: AddressTabsProps) => (
  <Tabs
    label={label}
    items={items}
    selectedKey={value}
    onSelectionChange={onChoose}
    choice={<AddressSelect label={fieldLabel} value={value} onChoose={onChoose} options={items} />}
  />
)
