import { documentedProps } from './documented-props.ts'

/** Rules of the design system, loaded by oxlint.config.ts. */
export default {
  meta: { name: 'design-system' },
  rules: { 'documented-props': documentedProps },
}
