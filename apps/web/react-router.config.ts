import { execFileSync } from 'node:child_process'
import type { Config } from '@react-router/dev/config'

export default {
  ssr: false,
  buildDirectory: 'dist',
  routeDiscovery: { mode: 'initial' },
  prerender: { paths: prerenderedPaths, concurrency: 4 },
} satisfies Config

/** This file is loaded without the workspace's source condition, so a Node of its own lists the paths. */
function prerenderedPaths(): string[] {
  const script = new URL('build/print-prerendered-paths.ts', import.meta.url).pathname
  const output = execFileSync(process.execPath, ['--conditions=@search-foundation/source', script], {
    encoding: 'utf8',
  })
  return JSON.parse(output) as string[]
}
