import type { RuleTester } from 'oxlint/plugins-dev'

export type Rule = Parameters<RuleTester['run']>[1]

/**
 * Requires a JSDoc description on every member of an interface, because Storybook shows it as the documentation of the prop.
 * A prop whose default value is in the parameters of the component must repeat it as `@default`.
 */
export const documentedProps: Rule = {
  meta: {
    type: 'problem',
    messages: {
      missing: 'Describe `{{name}}` in a JSDoc comment: Storybook shows it as the documentation of the prop.',
      default: 'Document the default of `{{name}}` as `@default {{value}}`.',
    },
  },
  create(context) {
    const { sourceCode } = context
    const comments = new Map<string, string>()
    const defaults: {
      node: Parameters<typeof sourceCode.getText>[0]
      key: string
      name: string
      value: string
    }[] = []

    return {
      TSInterfaceDeclaration({ id, body }) {
        for (const member of body.body) {
          const name = 'key' in member ? sourceCode.getText(member.key) : 'call signature'
          const comment = sourceCode.getCommentsBefore(member).at(-1)
          const text = comment?.type === 'Block' && comment.value.startsWith('*') ? comment.value : ''
          comments.set(`${id.name}.${name}`, text)
          if (!/[a-z]/i.test(text.replace(/@\w+.*/g, ''))) {
            context.report({ node: member, messageId: 'missing', data: { name } })
          }
        }
      },
      FunctionDeclaration({ params: [props] }) {
        if (props?.type !== 'ObjectPattern') return
        const type = props.typeAnnotation?.typeAnnotation
        if (type?.type !== 'TSTypeReference') return
        for (const property of props.properties) {
          if (property.type !== 'Property' || property.value.type !== 'AssignmentPattern') continue
          const name = sourceCode.getText(property.key)
          defaults.push({
            node: property,
            key: `${sourceCode.getText(type.typeName)}.${name}`,
            name,
            value: sourceCode.getText(property.value.right),
          })
        }
      },
      'Program:exit'() {
        for (const { node, key, name, value } of defaults) {
          const comment = comments.get(key)
          if (comment === undefined || !node) continue
          const documented = /@default (?<value>.*)/.exec(comment)?.groups?.['value']?.trim()
          // A default that is not a plain value is described in words.
          const isPlain = /^(?:'[^']+'|-?[\d._]+|true|false|Infinity)$/.test(value)
          if (
            isPlain
              ? documented !== value
              : documented === undefined && !/^(?:\[\]|\{\}|''|none|nothing)$/.test(value)
          ) {
            context.report({ node, messageId: 'default', data: { name, value } })
          }
        }
      },
    }
  },
}
