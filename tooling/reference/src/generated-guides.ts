import { describedTools, failuresOf } from '@search-foundation/platform/reference-data'

import { cliGuide, readCliCommands } from './cli-guide.ts'
import { mcpGuide } from './mcp-guide.ts'
import { packageGuides } from './package-guides.ts'
import { sdkGuides } from './sdk-guides.ts'
import { readSdkReference } from './sdk-reference.ts'

/**
 * Returns the sources of the guides that are made from code, by the path that they would have below `packages/content/docs`:
 * `en-US/sdk-embeddings.md`. Throws when the SDK has not been built.
 */
export function generatedGuides(): Record<string, string> {
  const guides = {
    ...sdkGuides(readSdkReference()),
    ...packageGuides(),
    cli: cliGuide(readCliCommands(), failuresOf),
    'mcp-tools': mcpGuide(describedTools),
  }
  return Object.fromEntries(Object.entries(guides).map(([slug, source]) => [`en-US/${slug}.md`, source]))
}
