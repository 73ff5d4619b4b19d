export { NavigationProvider, type NavigationProviderProps } from './navigation-provider.tsx'
