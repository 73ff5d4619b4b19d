import { spawn } from 'node:child_process'

/**
 * Runs the Auth emulator and ends it when the platform's end of standard input closes: also when the platform is killed
 * without a chance to clean up, so that no emulator stays behind on its port. SIGINT makes the emulator export its users.
 */
const [command = '', ...commandArguments] = process.argv.slice(2)
const emulator = spawn(command, commandArguments, { stdio: ['ignore', 'inherit', 'inherit'], detached: true })

function end(): void {
  if (emulator.exitCode === null) emulator.kill('SIGINT')
}

process.stdin.resume()
process.stdin.on('end', end)
process.on('SIGTERM', end)
// The terminal's Ctrl-C reaches this process too; the platform decides when the emulator ends.
process.on('SIGINT', () => undefined)
emulator.on('exit', (code) => process.exit(code ?? 1))
