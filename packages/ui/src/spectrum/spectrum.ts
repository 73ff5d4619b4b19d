import type { CSSProperties } from 'react'

/** Accent color of a product: lightness 0–1, chroma 0–0.4, hue in degrees. */
export type Spectrum = readonly [lightness: number, chroma: number, hue: number]

/**
 * Attributes that make an element and all below it use a product's accent.
 * Lightness is left to the theme, so that lines keep 3:1 and text 4.5:1 against the page.
 */
export function spectrum([, chroma, hue]: Spectrum): { 'data-spectrum': ''; style: CSSProperties } {
  const style: Record<`--${string}`, number> = { '--spectrum-chroma': chroma, '--spectrum-hue': hue }
  return { 'data-spectrum': '', style: style as CSSProperties }
}
