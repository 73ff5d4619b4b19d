import { defaultClientConditions, defaultServerConditions } from 'vite'

/** The export condition under which a published package of the workspace offers its sources (`src`) instead of its build. */
const sourceCondition = '@search-foundation/source'

/** Resolves packages of the workspace to their sources, in the browser and on the server. */
export const resolveSources = {
  resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [sourceCondition, ...defaultServerConditions] } },
}

/**
 * The oldest browsers that support `light-dark()`. With Vite's default target the function is compiled into custom
 * properties that do not follow the theme attribute.
 */
export const cssTarget = ['chrome123', 'firefox120', 'safari17.5']
