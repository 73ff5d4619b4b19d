export { UptimeBars, type UptimeBarsProps, type UptimeDay } from './uptime-bars.tsx'
