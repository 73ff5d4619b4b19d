export { CopyableCode, type CopyableCodeProps } from './copyable-code.tsx'
