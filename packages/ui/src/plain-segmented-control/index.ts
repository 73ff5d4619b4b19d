export { PlainSegmentedControl, type PlainSegmentedControlProps } from './plain-segmented-control.tsx'
