export { englishLabels, type Labels } from './labels.ts'
export { LabelsProvider, useLabels, type LabelsProviderProps } from './labels-provider.tsx'
export { LocaleProvider, type LocaleProviderProps } from './locale-provider.tsx'
export { useNumberFormat } from './use-number-format.ts'
