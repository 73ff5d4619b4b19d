import { encode } from 'uqr'

export interface QrCodeProps {
  /** What a scanner reads, such as an address. */
  text: string
  /** What the code is for, for screen readers. */
  label: string
  /** Class name added to the root element. */
  className?: string | undefined
}

/** A QR code of a text, in black on white in every theme, because many scanners can't read inverted codes. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { border: 2 })
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="white" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="black" d={path} />
    </svg>
  )
}
