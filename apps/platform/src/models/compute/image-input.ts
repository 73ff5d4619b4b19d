import { createHash } from 'node:crypto'
import { z } from 'zod'

/** Longest address and largest image, in characters of base64 (public API facts: 8 MB). */
const maxUrlCharacters = 65_536
const maxBase64Characters = 11_200_000

const base64 = /^[\w+/-]+={0,2}$/
const dataUrl = /^data:image\/[\w.+-]+;base64,/

/** Returns the base64 text of an image; undefined for an address, or for anything else. */
function bytesOf(image: string): string | undefined {
  const text = image.replace(dataUrl, '')
  return base64.test(text) ? text : undefined
}

const isImage = (image: string) => /^https?:\/\/./i.test(image) || bytesOf(image) !== undefined

const id = z.string().optional()
/** An image by its address or as bytes. */
export const image = z
  .string()
  .max(maxBase64Characters)
  .refine(isImage, 'Give an http or https URL, a data URL of an image, or base64.')

/** An image, by an address or as bytes. `url` and `bytes` are the earlier names of `image`. */
export const imageInput = z.union([
  z.strictObject({
    id: id.describe('Your own ID for this item.'),
    image: image.describe('URL (http or https), data URL, or bytes as base64.'),
  }),
  z.strictObject({
    id: id.describe('Your own ID for this item.'),
    url: image.max(maxUrlCharacters).describe('URL of the image (http or https).'),
  }),
  z.strictObject({
    id: id.describe('Your own ID for this item.'),
    bytes: image.describe('Bytes of the image as base64.'),
  }),
])

/** An image with further fields, which the call returns. */
export const looseImageInput = z.union([
  z.looseObject({ image: image.describe('URL (http or https), data URL, or bytes as base64.') }),
  z.looseObject({ url: image.max(maxUrlCharacters).describe('URL of the image (http or https).') }),
  z.looseObject({ bytes: image.describe('Bytes of the image as base64.') }),
])

/**
 * Returns the text that the lexical engine embeds for an image, because it cannot see: the name of the file at an address, or a digest of
 * the bytes. The same image has the same vector, and one with a telling name is near to the words of that name.
 */
export function wordsOfImage(entry: { image?: unknown; url?: unknown; bytes?: unknown }): string {
  const source = String(entry.image ?? entry.url ?? entry.bytes)
  const bytes = bytesOf(source)
  if (bytes !== undefined)
    return (
      createHash('sha256').update(Buffer.from(bytes, 'base64')).digest('hex').match(/.{8}/g)?.join(' ') ?? ''
    )
  const [path = ''] = source.split(/[?#]/)
  const name = path.split('/').pop() ?? ''
  return name.replace(/\.\w+$/, '').replaceAll(/[-_+]|%20/g, ' ') || source
}
