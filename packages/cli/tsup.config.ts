import { readFileSync } from 'node:fs'
import { defineConfig } from 'tsup'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

// Every command is a chunk of its own, so that a start reads only what it needs.
export default defineConfig({
  entry: ['src/sf.ts'],
  define: { cliVersion: JSON.stringify(version) },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  // Native code for each system, installed where there is one.
  external: ['@napi-rs/keyring'],
  splitting: true,
  clean: true,
  silent: true,
})
