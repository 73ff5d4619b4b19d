interface Place {
  /** From the left edge of the drawing, in its units. */
  x: number
  /** From its top edge. */
  y: number
}

/** Room that a short label needs beside its point, in units of the drawing. */
const room = { width: 24, height: 12 }

/**
 * Returns whether the label of a point stands on its left: where only the right side has another labeled point in the way, or where neither
 * side or both have, near the right edge.
 * @param point place of the point
 * @param labeled places of all points with a label
 * @param width width of the drawing in its units
 */
export function isLabelLeft(point: Place, labeled: readonly Place[], width: number): boolean {
  const near = labeled.filter(
    ({ x, y }) =>
      (x !== point.x || y !== point.y) &&
      Math.abs(x - point.x) < room.width &&
      Math.abs(y - point.y) < room.height,
  )
  const isRightTaken = near.some(({ x }) => x >= point.x)
  const isLeftTaken = near.some(({ x }) => x < point.x)
  return isRightTaken === isLeftTaken ? point.x > 0.7 * width : isRightTaken
}
