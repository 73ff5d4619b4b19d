/** Bytes of one number of a vector. */
const float32Bytes = 4

/** Decodes base64 of float32 numbers, which the service writes with the lowest byte first. Numbers are returned unchanged. */
export function decodeVector(vector: string | number[]): number[] {
  if (typeof vector !== 'string') return vector
  const characters = atob(vector)
  const view = new DataView(new ArrayBuffer(characters.length))
  for (let index = 0; index < characters.length; index++) view.setUint8(index, characters.charCodeAt(index))
  return Array.from({ length: characters.length / float32Bytes }, (_, index) =>
    view.getFloat32(index * float32Bytes, true),
  )
}
