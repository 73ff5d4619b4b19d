export { PlainTabs, type PlainTabsProps } from './tabs.tsx'
