export { PlainTabs, type PlainTabsProps } from './plain-tabs.tsx'
