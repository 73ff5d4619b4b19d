import ts from 'typescript-5.9'

/** A name or field that users of the package see, and whether editors have a description to show. */
export interface PublicMember {
  /** Entry, export and fields: `index.KeyInfo.wallet.trial_balance`. */
  path: string
  /** Whether its declaration has a docstring. */
  isDescribed: boolean
  /** Whether that has an `@example`. */
  hasExample: boolean
}

/**
 * Lists every export of the entries, and every field that is declared in the package of every type that they lead to: of parameters, results
 * and fields, object literals in them included. Each declaration is listed once, under the first path that leads to it.
 */
export function publicMembers(program: ts.Program, files: readonly string[]): PublicMember[] {
  const checker = program.getTypeChecker()
  const folder = files[0]?.replace(/[^/]*$/, '') ?? ''
  const members: PublicMember[] = []
  const seen = new Set<ts.Node>()

  const isOurs = (node: ts.Node) => node.getSourceFile().fileName.startsWith(folder)
  const textOf = (symbol: ts.Symbol) =>
    ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim()
  const symbolOf = (node: ts.Node) => checker.getSymbolAtLocation(node)

  function add(path: string, symbol: ts.Symbol | undefined) {
    if (symbol)
      members.push({
        path,
        isDescribed: textOf(symbol) !== '',
        hasExample: symbol.getJsDocTags(checker).some(({ name }) => name === 'example'),
      })
  }

  /** Lists the fields in a declaration or a type, and what their types lead to. */
  function visit(path: string, node: ts.Node | undefined): void {
    if (!node || seen.has(node)) return
    seen.add(node)
    const isField =
      (ts.isPropertySignature(node) || ts.isMethodSignature(node)) && !ts.isComputedPropertyName(node.name)
    const own = isField ? `${path}.${node.name.getText()}` : path
    if (isField) add(own, symbolOf(node.name))
    if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node) || ts.isTypeQueryNode(node)) {
      const name = ts.isTypeReferenceNode(node)
        ? node.typeName
        : ts.isTypeQueryNode(node)
          ? node.exprName
          : node.expression
      const symbol = symbolOf(name)
      const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
      for (const declaration of target?.declarations ?? [])
        if (isOurs(declaration) && !ts.isTypeParameterDeclaration(declaration))
          visit(
            declaration.parent && ts.isSourceFile(declaration.parent) ? (target?.name ?? own) : own,
            declaration,
          )
    }
    // What a function does is not what its users see.
    ts.forEachChild(node, (child) => {
      const isBody = ts.isBlock(child) || (ts.isArrowFunction(node) && child === node.body)
      // Nor the patterns that a conditional type compares with.
      const isPattern = ts.isConditionalTypeNode(node) && child === node.extendsType
      if (!isBody && !isPattern) visit(own, child)
    })
  }

  for (const file of files) {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    const entry = file.slice(folder.length).split('.')[0] ?? ''
    for (const exported of module ? checker.getExportsOfModule(module) : []) {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
      add(`${entry}.${exported.name}`, symbol)
      for (const declaration of symbol.declarations ?? []) visit(exported.name, declaration)
    }
  }
  return members
}
