import type { Rule } from './documented-props.ts'

/** Requires a signal in every call of `fetch` on the platform: without one, a service that never responds holds the caller for ever. */
export const limitedFetch: Rule = {
  meta: {
    type: 'problem',
    messages: { signal: 'Give `fetch` a `signal` with a time limit.' },
  },
  create(context) {
    return {
      CallExpression(node) {
        const { callee } = node
        if (callee.type !== 'Identifier' || callee.name !== 'fetch') return
        const options = node.arguments[1]
        const hasSignal =
          options?.type === 'ObjectExpression' &&
          options.properties.some(
            (property) =>
              property.type === 'Property' &&
              property.key.type === 'Identifier' &&
              property.key.name === 'signal',
          )
        if (!hasSignal) context.report({ node, messageId: 'signal' })
      },
    }
  },
}
