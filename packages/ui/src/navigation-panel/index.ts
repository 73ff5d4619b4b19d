export { NavigationPanel, type NavigationPanelProps } from './navigation-panel.tsx'
