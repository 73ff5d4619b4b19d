import { readServiceConfig } from '@search-foundation/store/service-config'
import { loadEnv } from 'vite'

/** Values that are computed when the dashboard is built (`define` of Vite), so that no visit loads the check of the environment. */
export const constants = (mode: string): Record<string, string> => ({
  dashboardServices: JSON.stringify(readServiceConfig(loadEnv(mode, process.cwd(), 'SF_'))),
})
