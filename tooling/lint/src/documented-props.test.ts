import { RuleTester } from 'oxlint/plugins-dev'
import { describe, test } from 'vitest'

import { documentedProps } from './documented-props.ts'

RuleTester.describe = describe
RuleTester.it = test

const code = (doc: string, parameter: string) =>
  `interface Props {\n  ${doc}\n  size?: string\n}\nfunction Button(${parameter}: Props) { return size }\n`

new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } }).run(
  'documented-props',
  documentedProps,
  {
    valid: [
      code('/** Height of the button. */', '{ size }'),
      code("/**\n * Height of the button.\n * @default 'md'\n */", "{ size = 'md' }"),
      // The description of a computed default is free text.
      code('/**\n * Height.\n * @default the height of the row\n */', '{ size = heightOf(row) }'),
      // Props of an imported type are documented where the type is declared.
      `function Field({ size = 'md' }: FieldProps) { return size }`,
    ],
    invalid: [
      { code: code('', '{ size }'), errors: [{ messageId: 'missing' }] },
      { code: code('// Height of the button.', '{ size }'), errors: [{ messageId: 'missing' }] },
      { code: code('/** @default 2 */', '{ size = 2 }'), errors: [{ messageId: 'missing' }] },
      { code: `interface Props { onPress(): void }`, errors: [{ messageId: 'missing' }] },
      { code: code('/** Height of the button. */', "{ size = 'md' }"), errors: [{ messageId: 'default' }] },
      {
        code: code("/**\n * Height of the button.\n * @default 'sm'\n */", "{ size = 'md' }"),
        errors: [{ messageId: 'default' }],
      },
      { code: code('/** Height. */', '{ size = heightOf(row) }'), errors: [{ messageId: 'default' }] },
    ],
  },
)
