import type { Sort } from '@search-foundation/ui/table'

import type { catalogParameters } from '../../ground/catalog-parameters.ts'

/** What a visitor chose in the list of models, as the address of the page says it. */
export interface CatalogQuery {
  /** A type of models; empty for all. */
  product: string
  /** A kind of input; empty for all. */
  input: string
  /** A license, as its model names it; empty for all. */
  license: string
  sort: Sort
  /** Slugs of the models to compare, in the order in which they were chosen. */
  chosen: readonly string[]
}

/** The fewest and the most models that are compared. */
export const fewestCompared = 2
export const mostCompared = 4

export const defaultQuery: CatalogQuery = {
  product: '',
  input: '',
  license: '',
  sort: { column: 'released', direction: 'descending' },
  chosen: [],
}

/** What may stand in an address: everything else is left out. */
export interface CatalogChoices {
  products: readonly string[]
  inputs: readonly string[]
  licenses: readonly string[]
  columns: readonly string[]
  slugs: readonly string[]
}

/** Reads the query of an address. What it does not know, it leaves out. */
export function readCatalogQuery(search: string, choices: CatalogChoices): CatalogQuery {
  const parameters = new URLSearchParams(search)
  const known = (name: string, values: readonly string[]) =>
    values.find((value) => value === parameters.get(name)) ?? ''
  const sort = parameters.get('sort') ?? ''
  const column = choices.columns.find((id) => id === sort.replace(/^-/, ''))
  return {
    product: known('product', choices.products),
    input: known('input', choices.inputs),
    license: known('license', choices.licenses),
    sort:
      column === undefined
        ? defaultQuery.sort
        : { column, direction: sort.startsWith('-') ? 'descending' : 'ascending' },
    chosen: readChosen(search, choices.slugs),
  }
}

/** Reads which models an address compares: known ones, each once, at most four. */
export function readChosen(search: string, slugs: readonly string[]): string[] {
  const named = new URLSearchParams(search).get('models')?.split(',') ?? []
  return [...new Set(named)].filter((slug) => slugs.includes(slug)).slice(0, mostCompared)
}

/** Returns the query of an address, with its question mark; empty when nothing was chosen. Slugs need no escape. */
export function writeCatalogQuery({ product, input, license, sort, chosen }: CatalogQuery): string {
  const { column, direction } = sort
  const isSorted = column !== defaultQuery.sort.column || direction !== defaultQuery.sort.direction
  const parameters: readonly [(typeof catalogParameters)[number], string][] = [
    ['product', product],
    ['input', input],
    ['license', encodeURIComponent(license)],
    ['sort', isSorted ? `${direction === 'descending' ? '-' : ''}${column}` : ''],
    ['models', chosen.join(',')],
  ]
  const given = parameters.filter(([, value]) => value !== '')
  return given.length === 0 ? '' : `?${given.map((pair) => pair.join('=')).join('&')}`
}
