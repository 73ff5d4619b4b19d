import type { Client } from '../core/client.ts'
import { send, type Call, type CallOptions } from '../core/request.ts'
import { decodeFloats } from '../resources/decode-vector.ts'
import type { EmbeddingsRequest } from '../resources/embeddings.ts'
import { paidCall } from '../resources/paid-call.ts'

/** Encodings that have a typed array: numbers, or bits packed into signed or unsigned bytes. */
export type EachEncoding = 'float' | 'binary' | 'ubinary'

/** A vector: `Float32Array` for `float`, `Int8Array` for `binary`, `Uint8Array` for `ubinary`. */
export type Vector<Encoding = 'float'> = Encoding extends 'binary'
  ? Int8Array
  : Encoding extends 'ubinary'
    ? Uint8Array
    : Float32Array

/** The vectors of one request, in the order of its inputs. */
interface Vectors<Encoding> {
  vectors: Vector<Encoding>[]
  /** Tokens charged. */
  tokens: number
}

interface Body {
  data: { index: number; embedding: string | number[] }[]
  usage: { total_tokens: number }
}

const typed = { binary: Int8Array, ubinary: Uint8Array, float: Float32Array }

const decode = (embedding: string | number[], encoding: EachEncoding) =>
  typeof embedding === 'string' ? decodeFloats(embedding) : typed[encoding].from(embedding)

/** Returns the vectors by their index; undefined unless there is exactly one of the same length for each input. */
function inOrder({ data, usage }: Body, count: number, encoding: EachEncoding) {
  const vectors: (Vector | Int8Array | Uint8Array | undefined)[] = Array.from({ length: count })
  for (const { index, embedding } of data) vectors[index] = decode(embedding, encoding)
  const length = vectors[0]?.length
  const isWhole =
    data.length === count && vectors.length === count && vectors.every((each) => each?.length === length)
  return isWhole && length ? { vectors, tokens: usage.total_tokens } : undefined
}

/**
 * Embeds inputs as typed arrays. A response without exactly one vector for each of them is an `ApiError` with code `invalid_response`.
 * Throws as `embed` does.
 */
export const embedTyped = <Encoding extends EachEncoding>(
  client: Client,
  body: Omit<EmbeddingsRequest, 'embedding_type'> & { input: readonly unknown[] },
  encoding: Encoding,
  options: CallOptions,
): Call<Vectors<Encoding>> =>
  send(
    client,
    `${client.hosts.main}/v1/embeddings`,
    {
      ...paidCall(options),
      operation: 'embed',
      model: body.model,
      body: JSON.stringify({ ...body, embedding_type: encoding === 'float' ? 'base64' : encoding }),
    },
    {
      map: (response: Body) =>
        inOrder(response, body.input.length, encoding) as Vectors<Encoding> | undefined,
    },
  )
