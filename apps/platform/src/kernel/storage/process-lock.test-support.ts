import { takeProcessLock } from './process-lock.ts'

/** Tries to lock the given folder, prints the outcome, and releases the lock when it is ended. */
try {
  takeProcessLock(process.argv[2] ?? '')
  process.stdout.write('held\n')
  setInterval(() => undefined, 1000)
} catch {
  process.stdout.write('refused\n')
}
