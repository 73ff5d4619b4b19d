export { AutoRecharge } from './auto-recharge.tsx'
