import type { BlendedPoint } from './blend-fields.ts'

/** Colours as the stylesheet gives them to the canvas, so that themes and forced colours hold here too. */
export interface FieldColours {
  /** Points that were not found. */
  dark: string
  /** Points that were found, and their lines. */
  lit: string
  /** Ring of the query. */
  ring: string
  /** Inside of the query. */
  paper: string
}

export interface Drawing {
  /** Every point as it is at this moment. */
  points: readonly BlendedPoint[]
  /** Place of the query, 0–1; null leaves it and the lines out. */
  query: { x: number; y: number } | null
  /** Radius of a dark point in CSS px. */
  radius: number
  /** Width and height in CSS px. */
  size: { width: number; height: number }
}

/** Draws one moment of a field: dark points, lines, lit points, query, in this order. */
export function drawField(
  context: CanvasRenderingContext2D,
  { points, query, radius, size }: Drawing,
  colours: FieldColours,
): void {
  const { width, height } = size
  const dot = (x: number, y: number, r: number) => {
    context.beginPath()
    context.arc(x * width, y * height, r, 0, Math.PI * 2)
    context.fill()
  }
  context.clearRect(0, 0, width, height)

  context.fillStyle = colours.dark
  for (const { x, y, light } of points) {
    context.globalAlpha = 0.55 * (1 - light)
    if (light < 1) dot(x, y, radius)
  }

  const lit = points.filter(({ light }) => light > 0)
  context.strokeStyle = colours.lit
  for (const { x, y, light } of query ? lit : []) {
    context.globalAlpha = 0.5 * light
    context.beginPath()
    context.moveTo((query?.x ?? 0) * width, (query?.y ?? 0) * height)
    context.lineTo(x * width, y * height)
    context.stroke()
  }
  context.fillStyle = colours.lit
  for (const { x, y, light } of lit) {
    context.globalAlpha = light
    dot(x, y, radius * (1 + 0.75 * light))
  }

  context.globalAlpha = 1
  if (!query) return
  context.fillStyle = colours.paper
  context.strokeStyle = colours.ring
  context.lineWidth = 1.5
  dot(query.x, query.y, radius * 2.1)
  context.stroke()
  context.lineWidth = 1
}
