import type { FieldPoint } from './point-field.tsx'

/** Point in motion, with its brightness: 0 (dark) to 1 (lit). */
export interface BlendedPoint {
  /** Horizontal position, 0–1. */
  x: number
  /** Vertical position from the top, 0–1. */
  y: number
  /** Brightness, 0 (dark) to 1 (lit). */
  light: number
}

/**
 * The field between two states, `share` (0–1) of the way. Points are matched by their place in the list; new ones
 * appear where they belong, and ones that are gone leave at once.
 */
export function blendFields(
  from: readonly BlendedPoint[],
  to: readonly FieldPoint[],
  share: number,
): BlendedPoint[] {
  const rest = 1 - share
  return to.map(({ x, y, lit }, index) => {
    const start = from[index] ?? { x, y, light: 0 }
    return {
      x: start.x * rest + x * share,
      y: start.y * rest + y * share,
      light: start.light * rest + (lit ? share : 0),
    }
  })
}
