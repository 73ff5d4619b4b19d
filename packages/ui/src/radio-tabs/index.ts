export { RadioTabs, type RadioTabsProps } from './radio-tabs.tsx'
