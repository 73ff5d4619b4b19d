import type { PlopTypes } from '@turbo/gen'

/** Generators of `turbo gen package` and `turbo gen component`. */
export default function generators(plop: PlopTypes.NodePlopAPI): void {
  plop.setGenerator('package', {
    description: 'A package under packages/, with exports map, tests and README',
    prompts: [
      { type: 'input', name: 'name', message: 'Name, without @search-foundation/', validate: kebabCase },
      { type: 'input', name: 'purpose', message: 'Its purpose, in one sentence' },
    ],
    actions: [
      {
        type: 'addMany',
        destination: '{{ turbo.paths.root }}/packages/{{ name }}',
        base: 'templates/package',
        templateFiles: 'templates/package/**',
      },
      'Next: add it to packages in tooling/lint/src/boundaries.ts, then run "pnpm install".',
    ],
  })

  plop.setGenerator('component', {
    description: 'A component of the design system, with styles and a story',
    prompts: [
      { type: 'input', name: 'name', message: 'Name of its folder', validate: kebabCase },
      { type: 'input', name: 'purpose', message: 'What it is, in one sentence' },
    ],
    actions: [
      {
        type: 'addMany',
        destination: '{{ turbo.paths.root }}/packages/ui/src/{{ name }}',
        base: 'templates/component',
        templateFiles: 'templates/component/**',
      },
      'Next: look at it with "pnpm storybook", then follow docs/contributing/add-a-component.md from its second step.',
    ],
  })
}

function kebabCase(name: string): true | string {
  return (
    /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) ||
    'Use lower-case letters, digits and single hyphens: "number-field".'
  )
}
