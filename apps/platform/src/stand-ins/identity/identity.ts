/**
 * The identity provider of a machine that has none: firebase-tools' Auth emulator, the front by which apps reach it, and its first user.
 * Loaded only where it is used, since production has no firebase-tools.
 */
export { createDemoUser } from './create-demo-user.ts'
export { startEmulator } from './emulator.ts'
export { identityFront } from './front.ts'
