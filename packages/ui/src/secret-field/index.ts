export { maskSecret } from './mask-secret.ts'
export { SecretField, type SecretFieldProps } from './secret-field.tsx'
