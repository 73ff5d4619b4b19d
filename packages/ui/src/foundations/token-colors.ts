import { readFileSync } from 'node:fs'

/** A color of the design system, as CSS values. */
export interface TokenColor {
  /** Value in the light theme. */
  light: string
  /** Value in the dark theme. */
  dark: string
}

/** Values of the tokens by name. Where density, pointer or motion change a value, the usual one. */
export const declarations: ReadonlyMap<string, string> = new Map(
  ['primitives.css', 'semantic.css']
    .flatMap((file) => {
      const css = readFileSync(new URL(file, import.meta.url), 'utf8')
      return [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
        ([, name = '', value = '']) => [name, value] as const,
      )
    })
    // The first value of a name is that of `:root`, and a map keeps the last.
    .toReversed(),
)

/**
 * Returns the values of a color token such as `--color-page`. For builds that need a color outside of the stylesheets
 * (`<meta name="theme-color">`, a page's skeleton); runs in Node.
 *
 * @throws when there is no such token, or when its value is not `light-dark(…)`
 */
export function tokenColor(name: string): TokenColor {
  const [, light, dark] = /^light-dark\(\s*(\w+\([^()]*\)),\s*(\w+\([^()]*\))\s*\)$/.exec(valueOf(name)) ?? []
  if (light === undefined || dark === undefined)
    throw new Error(`The token ${name} has no light and dark value.`)
  return { light, dark }
}

/** Returns the value of a token with other tokens in it replaced by their values. */
function valueOf(name: string): string {
  const value = declarations.get(name)
  if (value === undefined) throw new Error(`There is no token ${name}.`)
  return value.replaceAll(/var\((--[\w-]+)\)/g, (_, other: string) => valueOf(other))
}
