import { declarations, tokenColor, type TokenColor } from './token-colors.ts'

/** Token in the Design Tokens format of the W3C community group (designtokens.org), version 2025.10. */
export interface DesignToken {
  /** Type of the value, as the format names it. */
  $type: 'color' | 'dimension' | 'duration' | 'fontWeight' | 'number' | 'cubicBezier'
  /** The value in the shape that the format has for its type. */
  $value: unknown
}

/** Tokens by the first word of their name and the rest of it: `color`, `text-muted`. */
export type DesignTokens = Record<string, Record<string, DesignToken>>

/** Colors that each product mixes from its own hue. */
const ofProduct = '--color-accent'

/**
 * Returns the tokens of the stylesheets for drawing programs, with the colors of one theme. Left out is what these programs cannot
 * compute: sizes that grow with the page, mixed colors, the accent of a product.
 */
export function designTokens(theme: keyof TokenColor): DesignTokens {
  const tokens: DesignTokens = {}
  for (const [name, value] of [...declarations].toReversed()) {
    if (name.startsWith(ofProduct)) continue
    const [, group = '', rest = 'default'] = /^--([a-z]+)-?(.*)$/.exec(name) ?? []
    const token = value.startsWith('light-dark(')
      ? colorToken(tokenColor(name)[theme])
      : (colorToken(value) ?? plainToken(group, value))
    if (token !== undefined) (tokens[group] ??= {})[rest === '' ? 'default' : rest] = token
  }
  return tokens
}

const oklch =
  /^oklch\((?<light>[\d.]+)% (?<chroma>[\d.]+) (?<hue>[\d.]+)(?:deg)?(?: \/ (?<alpha>[\d.]+)%)?\)$/

function colorToken(value: string): DesignToken | undefined {
  const parts = oklch.exec(value)?.groups
  if (parts === undefined) return undefined
  return {
    /** Type of the value, as the format names it. */
    $type: 'color',
    $value: {
      colorSpace: 'oklch',
      components: [Number(parts['light']) / 100, Number(parts['chroma']), Number(parts['hue'])],
      ...(parts['alpha'] !== undefined && { alpha: Number(parts['alpha']) / 100 }),
    },
  }
}

function plainToken(group: string, value: string): DesignToken | undefined {
  const [, amount, unit] = /^(-?[\d.]+)(rem|px|ms)?$/.exec(value) ?? []
  if (amount !== undefined) {
    const number = Number(amount)
    if (unit === 'ms') return { $type: 'duration', $value: { value: number, unit } }
    if (unit !== undefined) return { $type: 'dimension', $value: { value: number, unit } }
    return { $type: group === 'weight' ? 'fontWeight' : 'number', $value: number }
  }
  const curve = /^cubic-bezier\((.+)\)$/.exec(value)?.[1]
  return curve === undefined ? undefined : { $type: 'cubicBezier', $value: curve.split(',').map(Number) }
}
