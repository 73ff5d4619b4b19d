import { readServiceConfig, type ServiceConfig } from '@search-foundation/store/service-config'

/** Reads the environment of the build. Nothing else reads `import.meta.env`. Throws an Error that names an invalid variable. */
export const readConfig = (): ServiceConfig => readServiceConfig(import.meta.env)
