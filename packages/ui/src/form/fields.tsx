import type { ReactNode } from 'react'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'

import { Checkbox, type CheckboxProps } from '../checkbox/index.ts'
import { ComboBox, type ComboBoxProps } from '../combo-box/index.ts'
import { DateRange, type DateRangeProps, type DayRange } from '../date-range/index.ts'
import { FileDrop, type FileDropProps } from '../file-drop/index.ts'
import { MultiSelect, type MultiSelectProps } from '../multi-select/index.ts'
import { NumberField, type NumberFieldProps } from '../number-field/index.ts'
import { RadioGroup, type RadioGroupProps } from '../radio-group/index.ts'
import { SearchField, type SearchFieldProps } from '../search-field/index.ts'
import { Select, type SelectProps } from '../select/index.ts'
import { Slider, type SliderProps } from '../slider/index.ts'
import { Switch, type SwitchProps } from '../switch/index.ts'
import { TagField, type TagFieldProps } from '../tag-field/index.ts'
import { TextArea, type TextAreaProps } from '../text-area/index.ts'
import { TextField, type TextFieldProps } from '../text-field/index.ts'
import { bind, byValue, type BoundField, type BoundProps, type IdOf } from './bind-field.tsx'

type Text = string | null | undefined
type Choice = string | null | undefined
type Choices = readonly string[] | undefined

// The annotations let bundlers drop the fields that an app does not use.

export const FormTextField: BoundField<TextFieldProps, Text> = /* @__PURE__ */ byValue(TextField, '')
export const FormTextArea: BoundField<TextAreaProps, Text> = /* @__PURE__ */ byValue(TextArea, '')
export const FormSearchField: BoundField<SearchFieldProps, Text> = /* @__PURE__ */ byValue(SearchField, '')
export const FormDateRange: BoundField<DateRangeProps, DayRange | null> = /* @__PURE__ */ byValue(
  DateRange,
  null,
)
export const FormTagField: BoundField<TagFieldProps, Choices> = /* @__PURE__ */ byValue(TagField, [])

/** An empty field is the form value null. */
export const FormNumberField: BoundField<NumberFieldProps, number | null | undefined> = /* @__PURE__ */ bind(
  NumberField,
  ({ value, onChange, ...state }) => ({
    ...state,
    value: value ?? Number.NaN,
    onChange: (next: number) => onChange(Number.isNaN(next) ? null : next),
  }),
)

export const FormSlider: BoundField<SliderProps, number> = /* @__PURE__ */ bind(
  Slider,
  ({ value, onChange, isDisabled }) => ({ value, onChange, isDisabled }),
)

const bySelection = ({ value, ...state }: Parameters<Parameters<typeof bind>[1]>[0]) => ({
  ...state,
  isSelected: value === true,
})
export const FormCheckbox: BoundField<CheckboxProps, boolean | undefined> = /* @__PURE__ */ bind(
  Checkbox,
  bySelection,
)
export const FormSwitch: BoundField<SwitchProps, boolean | undefined> = /* @__PURE__ */ bind(
  Switch,
  bySelection,
)

/** The form value is the chosen file, or null. */
export const FormFileDrop: BoundField<FileDropProps, File | null> = /* @__PURE__ */ bind(
  FileDrop,
  ({ value, onChange, isInvalid, isDisabled, errorMessage }) => ({
    isInvalid,
    isDisabled,
    errorMessage,
    file: value instanceof File ? { name: value.name } : null,
    onFile: onChange,
    onCancel: () => onChange(null),
  }),
)

export const FormSelect: <
  Values extends FieldValues,
  Transformed,
  Name extends FieldPathByValue<Values, Choice>,
>(
  props: BoundProps<SelectProps<IdOf<Values, Name>>, Values, Transformed, Name>,
) => ReactNode = /* @__PURE__ */ byValue(Select, null)

export const FormComboBox: <
  Values extends FieldValues,
  Transformed,
  Name extends FieldPathByValue<Values, Choice>,
>(
  props: BoundProps<ComboBoxProps<IdOf<Values, Name>>, Values, Transformed, Name>,
) => ReactNode = /* @__PURE__ */ byValue(ComboBox, null)

export const FormRadioGroup: <
  Values extends FieldValues,
  Transformed,
  Name extends FieldPathByValue<Values, Choice>,
>(
  props: BoundProps<RadioGroupProps<IdOf<Values, Name>>, Values, Transformed, Name>,
) => ReactNode = /* @__PURE__ */ byValue(RadioGroup, null)

export const FormMultiSelect: <
  Values extends FieldValues,
  Transformed,
  Name extends FieldPathByValue<Values, Choices>,
>(
  props: BoundProps<MultiSelectProps<IdOf<Values, Name>>, Values, Transformed, Name>,
) => ReactNode = /* @__PURE__ */ byValue(MultiSelect, [])
