type Triple = readonly [number, number, number]

/** From OKLab to cone responses, and from those to linear sRGB (Björn Ottosson, "A perceptual color space for image processing"). */
const toCones: readonly Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]
const toLinear: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]

/**
 * Returns an `oklch()` color as `#rrggbb`, for what does not support it (SVG pictures). Channels outside of sRGB are clamped.
 *
 * @throws when the text is not `oklch(<lightness>% <chroma> <hue>)`
 */
export function hexColor(oklch: string): string {
  const [, lightness, chroma, hue] = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)(?:deg)?\)$/.exec(oklch) ?? []
  if (hue === undefined) throw new Error(`"${oklch}" is not an oklch() color.`)
  const angle = (Number(hue) * Math.PI) / 180
  const lab: Triple = [
    Number(lightness) / 100,
    Number(chroma) * Math.cos(angle),
    Number(chroma) * Math.sin(angle),
  ]
  const cones = multiply(toCones, lab).map((value) => value ** 3) as unknown as Triple
  return `#${multiply(toLinear, cones).map(channel).join('')}`
}

const multiply = (matrix: readonly Triple[], [x, y, z]: Triple): number[] =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z)

/** A linear channel as two hexadecimal digits of sRGB. */
function channel(linear: number): string {
  const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(255 * Math.min(1, Math.max(0, encoded)))
    .toString(16)
    .padStart(2, '0')
}
