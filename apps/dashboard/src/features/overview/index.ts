export { FailedCalls } from './failed-calls.tsx'
export { FirstSteps } from './first-steps.tsx'
export { ServiceState } from './service-state.tsx'
export { Warnings } from './warnings.tsx'
