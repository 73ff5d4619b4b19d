import type { LaunchOptions } from '@playwright/test'

/** The system's Chromium where one is named or installed, else Playwright's own; without its sandbox as root, where it cannot have one. */
export function chromiumOptions(environment: NodeJS.ProcessEnv): LaunchOptions {
  const executablePath = environment['CHROMIUM_PATH']
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...[
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
      ],
    ],
  }
}
