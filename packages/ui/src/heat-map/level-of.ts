/** Returns the position of a value between two bounds, from 0 to 1. Values outside are clamped; equal bounds give 0. */
export function levelOf(value: number, minValue: number, maxValue: number): number {
  if (maxValue <= minValue) return 0
  return Math.min(1, Math.max(0, (value - minValue) / (maxValue - minValue)))
}
