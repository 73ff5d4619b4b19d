export { RateLimitsTable } from './rate-limits-table.tsx'
