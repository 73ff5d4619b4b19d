export { RequestLog } from './request-log.tsx'
