export { PlainSegmentedControl, type PlainSegmentedControlProps } from './segmented-control.tsx'
