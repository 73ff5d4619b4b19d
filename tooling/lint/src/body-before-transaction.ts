import type { Rule } from './documented-props.ts'

/**
 * Forbids to wait for a request's body inside a transaction: a client that sends it slowly, or never ends it, would hold a connection of
 * the database meanwhile. The context of the request may be read there, which takes no time.
 */
export const bodyBeforeTransaction: Rule = {
  meta: {
    type: 'problem',
    messages: { body: 'Read the body before the transaction is opened: `{{text}}` waits for the client.' },
  },
  create(context) {
    const { sourceCode } = context
    let transactions = 0
    const isTransaction = (callee: { type: string }) =>
      callee.type === 'MemberExpression' && sourceCode.getText(callee as never).endsWith('.transaction')
    return {
      CallExpression(node) {
        const { callee } = node
        const text = sourceCode.getText(callee)
        const readsBody =
          /\.req(?:\.raw)?\.(?:json|text|formData|parseBody|arrayBuffer|blob|bytes)$/.test(text) ||
          /^(?:readBytes|readJson|readJsonText|readForm|readFormFields|parseJson)$/.test(text)
        if (transactions > 0 && readsBody) context.report({ node, messageId: 'body', data: { text } })
        if (isTransaction(callee)) transactions++
      },
      'CallExpression:exit'({ callee }) {
        if (isTransaction(callee)) transactions--
      },
    }
  },
}
