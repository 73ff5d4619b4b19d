import { Busboy } from '@fastify/busboy'

import { formLimits } from './body-limits.ts'

const { fields: maxFields, nameBytes, headerLines } = formLimits

/** A form with more fields than any call takes. */
export class TooManyFieldsError extends Error {
  constructor() {
    super(`A form has at most ${maxFields} fields.`)
    this.name = 'TooManyFieldsError'
  }
}

/**
 * Parses a form, `application/x-www-form-urlencoded` or `multipart/form-data` as its content type says, in time linear in its bytes.
 * Throws `TooManyFieldsError`, and any other error for bytes that are no such form.
 */
export function parseFormBytes(bytes: Uint8Array, contentType: string): Promise<FormData> {
  return new Promise((resolve, reject) => {
    const form = new FormData()
    const parser = new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        fields: maxFields + 1,
        files: maxFields + 1,
        parts: maxFields + 1,
        fieldNameSize: nameBytes,
        fieldSize: bytes.byteLength,
        fileSize: bytes.byteLength,
        headerPairs: headerLines,
      },
    })
    // The parser stops at its limits, but does not say so for a form that arrives in one piece.
    let fields = 0
    const count = () => {
      if (++fields > maxFields) reject(new TooManyFieldsError())
    }
    parser.on('field', (name, value) => {
      count()
      form.append(name, value)
    })
    parser.on('file', (name, stream, filename, _encoding, type) => {
      count()
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => form.append(name, new File(parts as BlobPart[], filename, { type })))
    })
    parser.on('error', reject).on('finish', () => resolve(form))
    parser.end(bytes)
  })
}
