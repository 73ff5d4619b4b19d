import { prerenderedPaths } from './prerendered-paths.ts'

process.stdout.write(JSON.stringify(prerenderedPaths()))
