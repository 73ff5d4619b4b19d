import { readDeployed } from './deploy-files.ts'

export interface Setting {
  name: string
  value: string
  /** Whether a comment sign is before it: its default is usually right. */
  isOptional: boolean
}

/** The settings of `deploy/.env.example`, in its order. */
export const exampleSettings = (): Setting[] =>
  [...readDeployed('.env.example').matchAll(/^(#?)([A-Z_]+)=(.*)$/gm)].map(
    ([, sign, name = '', value = '']) => ({
      name,
      value,
      isOptional: sign === '#',
    }),
  )
