export { RequestCard } from './request-card.tsx'
export { RequestLog } from './request-log.tsx'
export { RequestsSample } from './requests-sample.tsx'
