export { Transfer } from './transfer.tsx'
