import { crc32, deflateSync } from 'node:zlib'
import { PNG } from 'pngjs'

/** Colours are rounded to steps of 255 until 256 are enough; the coarsest lies far below what a comparison notices. */
const steps = [1, 2, 4, 8]

/**
 * Writes a picture as a PNG small enough for a repository: colours rounded and named by a palette, so that a pixel is
 * one byte before compression instead of four. A picture of too many shades is written as it is.
 */
export function encodePicture(picture: PNG): Buffer {
  const { width, height } = picture
  const { pixels, colours } = reduce(picture)
  if (colours.length > 256) return PNG.sync.write(picture, { deflateLevel: 9, colorType: 2 })

  const place = new Map(colours.map((colour, index) => [colour, index]))
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      rows[y * (width + 1) + 1 + x] = place.get(pixels[y * width + x] ?? 0) ?? 0
    }
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits per pixel, each the number of a colour.
  head.set([8, 3, 0, 0, 0], 8)
  // Screenshots are opaque.
  const palette = Buffer.from(
    colours.flatMap((colour) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255]),
  )
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Pixels with as little rounding as 256 colours allow. A pixel in memory is little-endian red, green, blue, alpha. */
function reduce({ data, width, height }: PNG) {
  let reduced = { pixels: new Uint32Array(0), colours: [0] }
  for (const step of steps) {
    const rounded = data.map((value) => Math.min(255, Math.round(value / step) * step))
    const pixels = new Uint32Array(rounded.buffer, rounded.byteOffset, width * height)
    reduced = { pixels, colours: [...new Set(pixels)] }
    if (reduced.colours.length <= 256) break
  }
  return reduced
}

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(body.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}
