/** @param {string} name @param {number} fallback */
const port = (name, fallback) => Number(process.env[name] ?? fallback)

/** The ports of everything that `npm start` and `npm run dev` serve, all on loopback. */
export const ports = {
  platform: port('PLATFORM_PORT', 8787),
  standIns: port('STAND_INS_PORT', 8788),
  functions: port('FUNCTIONS_PORT', 5001),
  identity: port('IDENTITY_PORT', 9099),
  identityEmulator: port('IDENTITY_EMULATOR_PORT', 9199),
  web: port('WEB_PORT', 3000),
  dashboard: port('DASHBOARD_PORT', 3001),
}

/** What the platform listens on. */
export const platformPorts = [
  { port: ports.platform, name: 'platform' },
  { port: ports.standIns, name: 'stand-ins' },
  { port: ports.functions, name: 'callable functions' },
  { port: ports.identity, name: 'identity provider' },
  { port: ports.identityEmulator, name: 'identity emulator' },
]

/** How the platform is started. */
export const platform = {
  name: 'platform',
  command: 'node',
  parameters: ['--conditions=@search-foundation/source', 'apps/platform/src/main.ts'],
}

/** Returns 200 once all parts of the platform are up. */
export const platformReady = `http://127.0.0.1:${ports.platform}/ready`
