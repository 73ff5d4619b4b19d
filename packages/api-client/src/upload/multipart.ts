import { randomId } from '../core/random-id.ts'

const escaped = (name: string) => name.replaceAll(/["\r\n]/g, (character) => encodeURIComponent(character))

/**
 * Encodes a form as one Blob (RFC 7578) whose type contains the boundary. Files are not read before they are sent.
 */
export function encodeMultipart(form: FormData): Blob {
  const boundary = `form-${randomId()}`
  const parts: BlobPart[] = []
  form.forEach((value, name) => {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${escaped(name)}"`
    if (typeof value === 'string') parts.push(`${head}\r\n\r\n`, value, '\r\n')
    else {
      const type = value.type || 'application/octet-stream'
      parts.push(`${head}; filename="${escaped(value.name)}"\r\ncontent-type: ${type}\r\n\r\n`, value, '\r\n')
    }
  })
  return new Blob([...parts, `--${boundary}--\r\n`], { type: `multipart/form-data; boundary=${boundary}` })
}
