import { SearchField, type SearchFieldProps } from '../search-field/index.ts'
import { byValue, type BoundField } from './bind-field.tsx'

export const FormSearchField: BoundField<SearchFieldProps, string | null | undefined> =
  /* @__PURE__ */ byValue(SearchField, '')
