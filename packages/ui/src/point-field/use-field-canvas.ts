import { useEffect, useRef, useState } from 'react'

import { blendFields, type BlendedPoint } from './blend-fields.ts'
import { drawField } from './draw-field.ts'
import type { FieldPoint } from './point-field.tsx'

/** Duration of the transition between two states, in milliseconds. */
const duration = 200

interface Field {
  /** Target positions of the points. */
  points: readonly FieldPoint[]
  /** Position of the query, 0–1. */
  query: { x: number; y: number } | null
  /** Radius of a dark point in CSS px. */
  radius: number
}

/**
 * Keeps a canvas drawn: moves to a new state over 200 ms (at once under reduced motion), and draws again when its size
 * or the colors of the page change. `isDrawn` turns true with the first picture.
 */
export function useFieldCanvas({ points, query, radius }: Field) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const shown = useRef<readonly BlendedPoint[]>([])
  const [isDrawn, setDrawn] = useState(false)

  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    const from = shown.current
    const isCalm = from.length === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches
    let startedAt: number | undefined
    let frame = 0

    function draw(share: number) {
      if (!element || !context) return
      const { clientWidth: width, clientHeight: height } = element
      const scale = devicePixelRatio
      if (element.width !== Math.round(width * scale)) element.width = Math.round(width * scale)
      if (element.height !== Math.round(height * scale)) element.height = Math.round(height * scale)
      context.setTransform(scale, 0, 0, scale, 0, 0)
      shown.current = blendFields(from, points, share)
      const { color, backgroundColor, borderTopColor, outlineColor } = getComputedStyle(element)
      drawField(
        context,
        { points: shown.current, query, radius, size: { width, height } },
        { dark: borderTopColor, lit: outlineColor, ring: color, paper: backgroundColor },
      )
      setDrawn(true)
    }

    function step(now: number) {
      startedAt ??= now
      const share = isCalm ? 1 : Math.min(1, (now - startedAt) / duration)
      draw(share)
      frame = share < 1 ? requestAnimationFrame(step) : 0
    }

    const again = () => {
      if (frame === 0) frame = requestAnimationFrame(step)
    }
    const size = new ResizeObserver(again)
    size.observe(element)
    const theme = new MutationObserver(again)
    theme.observe(document.documentElement, { attributeFilter: ['data-theme', 'class'] })
    const media = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((feature) =>
      matchMedia(feature),
    )
    for (const list of media) list.addEventListener('change', again)
    again()
    return () => {
      cancelAnimationFrame(frame)
      size.disconnect()
      theme.disconnect()
      for (const list of media) list.removeEventListener('change', again)
    }
  }, [points, query, radius])

  return { canvas, isDrawn }
}
