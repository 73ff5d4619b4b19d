import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Where the hosting emulator serves `dist/site` (firebase.json). */
export const hostingAddress = 'http://127.0.0.1:4000'

/** What the hosting emulator listens on (firebase.json). */
export const hostingPorts = [
  { port: 4000, name: 'hosting emulator' },
  { port: 4400, name: 'emulator hub' },
  { port: 4500, name: 'emulator log' },
]

/** How the hosting emulator is started: firebase-tools offline, on a project that exists nowhere. */
export function hosting() {
  return {
    name: 'hosting',
    command: 'node',
    parameters: [
      require.resolve('firebase-tools/lib/bin/firebase.js'),
      'emulators:start',
      ...['--only', 'hosting', '--project', 'demo-search-foundation'],
    ],
  }
}
