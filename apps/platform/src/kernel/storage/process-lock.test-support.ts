import { takeProcessLock } from './process-lock.ts'

/** Tries to take the folder it is given, tells the outcome, and holds what it got until it is ended. */
try {
  takeProcessLock(process.argv[2] ?? '')
  process.stdout.write('held\n')
  setInterval(() => undefined, 1000)
} catch {
  process.stdout.write('refused\n')
}
