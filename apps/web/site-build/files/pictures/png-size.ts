const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Returns width and height of a PNG in pixels; undefined when the bytes are not a PNG. */
export function pngSize(png: Buffer): { width: number; height: number } | undefined {
  if (!png.subarray(0, 8).equals(signature) || png.length < 24) return undefined
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
}
