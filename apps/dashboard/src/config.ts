import type { ServiceConfig } from '@search-foundation/store/service-config'

declare global {
  const dashboardServices: ServiceConfig
}

/** Addresses of the services that the dashboard calls, checked when it was built (`vite/constants.ts`). */
export const config = dashboardServices
