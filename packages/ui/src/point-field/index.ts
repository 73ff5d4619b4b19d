export { LivePointField, type LivePointFieldProps } from './live-point-field.tsx'
export { PointField, type FieldPoint, type PointFieldProps } from './point-field.tsx'
export { scatter } from './scatter.ts'
