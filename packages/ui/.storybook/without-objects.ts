import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** Leaves out the controls of args that are objects: their editor shows the internals of elements, and axe finds errors in it. */
export const withoutObjects: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const objects = Object.keys(initialArgs).filter((name) => typeof initialArgs[name] === 'object')
  const hidden = objects.map((name) => [name, { name, ...argTypes[name], control: false as const }] as const)
  return { ...argTypes, ...Object.fromEntries(hidden) }
}
