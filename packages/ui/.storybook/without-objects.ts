import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** Leaves out the controls of args that are objects: their editor shows the internals of elements, and axe finds errors in it. */
export const withoutObjects: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      typeof initialArgs[name] === 'object' ? { ...type, control: false as const } : type,
    ]),
  )
