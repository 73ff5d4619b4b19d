import ts from 'typescript-5.9'

/** A field of a public type. */
export interface TypeField {
  /** Name, below a field of an object literal with both names: `usage.total_tokens`. A question mark ends an optional one. */
  name: string
  /** TypeScript, in one line. */
  type: string
  /** One paragraph; text between backticks is code. */
  description: string
}

const oneLine = (text: string) =>
  text
    .replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('; }', ' }')
    .trim()

/** The object literals in a type: itself, the members of a union or intersection, and the items of a list. */
function literalsIn(node: ts.TypeNode | undefined): ts.TypeLiteralNode[] {
  if (!node) return []
  if (ts.isTypeLiteralNode(node)) return [node]
  if (ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node)) return node.types.flatMap(literalsIn)
  if (ts.isArrayTypeNode(node)) return literalsIn(node.elementType)
  return ts.isParenthesizedTypeNode(node) || ts.isTypeOperatorNode(node) ? literalsIn(node.type) : []
}

/** Writes a type in one line, with `{…}` for the object literals whose fields are listed on their own. */
function typeText(node: ts.TypeNode): string {
  let text = node.getText()
  for (const literal of literalsIn(node)) text = text.replace(literal.getText(), '{…}')
  return oneLine(text)
}

/** Lists the fields that a type declares, those of object literals in it included. Those that it inherits are in `aboveOf`. */
export function fieldsOf(checker: ts.TypeChecker, symbol: ts.Symbol): TypeField[] {
  const fieldOf = (node: ts.TypeElement, above: string): TypeField[] => {
    if (!ts.isPropertySignature(node) && !ts.isMethodSignature(node)) return []
    const own = node.name.getText()
    const name = `${above}${own}${node.questionToken ? '?' : ''}`
    const found = checker.getSymbolAtLocation(node.name)
    const description = ts.displayPartsToString(found?.getDocumentationComment(checker)).trim()
    if (ts.isMethodSignature(node)) return [{ name, type: oneLine(node.getText()), description }]
    const inner = literalsIn(node.type).flatMap(({ members }) =>
      members.flatMap((member) => fieldOf(member, `${above}${own}.`)),
    )
    return [{ name, type: node.type ? typeText(node.type) : 'unknown', description }, ...inner]
  }
  return (symbol.declarations ?? []).flatMap((declaration) => {
    if (ts.isInterfaceDeclaration(declaration))
      return declaration.members.flatMap((member) => fieldOf(member, ''))
    if (!ts.isTypeAliasDeclaration(declaration)) return []
    return literalsIn(declaration.type).flatMap(({ members }) =>
      members.flatMap((member) => fieldOf(member, '')),
    )
  })
}

/** Returns what a type is besides its fields, in one line: its definition, or what it extends. Undefined for one that is only its fields. */
export function aboveOf(symbol: ts.Symbol): string | undefined {
  for (const declaration of symbol.declarations ?? []) {
    if (ts.isTypeAliasDeclaration(declaration)) return typeText(declaration.type)
    if (ts.isInterfaceDeclaration(declaration) && declaration.heritageClauses)
      return declaration.heritageClauses
        .flatMap(({ types }) => types.map((type) => oneLine(type.getText())))
        .join(' & ')
  }
  return undefined
}
