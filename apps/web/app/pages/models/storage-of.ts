const bitsPerNumber = { float: 32, binary: 1 } as const

/** Returns the bytes that vectors take without an index: 32 bits per number, or one with binary vectors. */
export function storageOf({
  dimensions,
  vectors,
  encoding,
}: {
  dimensions: number
  vectors: number
  encoding: keyof typeof bitsPerNumber
}): number {
  return (dimensions * vectors * bitsPerNumber[encoding]) / 8
}
