export { ThemeSwitch, type Theme, type ThemeSwitchProps } from './theme-switch.tsx'
