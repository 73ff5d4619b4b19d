import type { BlendedPoint } from './blend-fields.ts'

/** Reads the colors of the canvas from its styles, so that themes and forced colors apply. */
export interface FieldColors {
  /** Color of points that are not lit. */
  dark: string
  /** Color of lit points and their lines. */
  lit: string
  /** Color of the ring of the query. */
  ring: string
  /** Fill of the query. */
  paper: string
}

export interface Drawing {
  /** Returns all points at a moment of the transition. */
  points: readonly BlendedPoint[]
  /** Position of the query, 0–1. Null leaves out the query and the lines. */
  query: { x: number; y: number } | null
  /** Radius of a dark point in CSS px. */
  radius: number
  /** Width and height in CSS px. */
  size: { width: number; height: number }
}

/** Draws one frame of a field: dark points, lines, lit points, query, in this order. */
export function drawField(
  context: CanvasRenderingContext2D,
  { points, query, radius, size }: Drawing,
  colors: FieldColors,
): void {
  const { width, height } = size
  const dot = (x: number, y: number, r: number) => {
    context.beginPath()
    context.arc(x * width, y * height, r, 0, Math.PI * 2)
    context.fill()
  }
  context.clearRect(0, 0, width, height)

  context.fillStyle = colors.dark
  for (const { x, y, light } of points) {
    context.globalAlpha = 0.55 * (1 - light)
    if (light < 1) dot(x, y, radius)
  }

  const lit = points.filter(({ light }) => light > 0)
  context.strokeStyle = colors.lit
  for (const { x, y, light } of query ? lit : []) {
    context.globalAlpha = 0.5 * light
    context.beginPath()
    context.moveTo((query?.x ?? 0) * width, (query?.y ?? 0) * height)
    context.lineTo(x * width, y * height)
    context.stroke()
  }
  context.fillStyle = colors.lit
  for (const { x, y, light } of lit) {
    context.globalAlpha = light
    dot(x, y, radius * (1 + 0.75 * light))
  }

  context.globalAlpha = 1
  if (!query) return
  context.fillStyle = colors.paper
  context.strokeStyle = colors.ring
  context.lineWidth = 1.5
  dot(query.x, query.y, radius * 2.1)
  context.stroke()
  context.lineWidth = 1
}
