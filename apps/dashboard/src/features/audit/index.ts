export { AuditLog } from './audit-log.tsx'
export { DataCard } from './data-card.tsx'
