import { scatter } from '@search-foundation/ui/scatter'
import { tokenColor } from '@search-foundation/ui/token-colors'

import { hexColor } from './hex-color.ts'

interface Field {
  /** The same text makes the same field. */
  seed: string
  /** Color of the lit points and their lines, as `oklch()`. */
  accent: string
  width: number
  height: number
}

/** Where the query is, and how far from the start of the picture points become visible, from 0 to 1. */
const query = { x: 0.82, y: 0.4 }
const clear = 0.76
const faded = 0.46

const dark = (token: string) => hexColor(tokenColor(token).dark)

/** Draws a field of points as SVG, a few of them lit and joined to the query. It fades out towards the text. */
export function drawField({ seed, accent, width, height }: Field): string {
  const points = scatter({ seed: hash(seed), count: 150, lit: 8, query })
  const at = ({ x, y }: { x: number; y: number }) => ({ x: Math.round(x * width), y: Math.round(y * height) })
  const center = at(query)
  const dim = points
    .filter(({ lit, x }) => !lit && x > faded)
    .map((point) => {
      const { x, y } = at(point)
      const opacity = Math.min(1, (point.x - faded) / (clear - faded)) * 0.6
      return `<circle cx="${x}" cy="${y}" r="5" fill-opacity="${opacity.toFixed(2)}"/>`
    })
  const lit = points
    .filter((point) => point.lit)
    .map(at)
    // A point beside the query would be hidden by its ring.
    .filter(({ x, y }) => Math.hypot(x - center.x, y - center.y) > 36)
  const lines = lit.map(({ x, y }) => `<path d="M${center.x} ${center.y}L${x} ${y}"/>`)
  const dots = lit.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="12"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<g fill="${dark('--color-border-strong')}">${dim.join('')}</g>
<g stroke="${hexColor(accent)}" stroke-width="3" stroke-opacity="0.65">${lines.join('')}</g>
<g fill="${hexColor(accent)}">${dots.join('')}</g>
<circle cx="${center.x}" cy="${center.y}" r="14" fill="${dark('--color-page')}" stroke="${dark('--color-text')}" stroke-width="4"/>
</svg>`
}

/** A small number that depends on a text only. */
function hash(text: string): number {
  let sum = 0
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 997
  return sum
}
