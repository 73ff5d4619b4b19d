/** A piece of a file, as `new Blob` takes it. Taken from there, since programs without the types of browsers have no name for it. */
export type FilePart = NonNullable<ConstructorParameters<typeof Blob>[0]>[number]

/** Source of a file: its path, if there is a file system, or its content. A stream is read to its end first. */
export type FileSource = URL | FilePart | AsyncIterable<FilePart>

/** Modules of Node, which Bun and Deno have too. A function, so that bundlers for browsers find no import. */
const nodeFs = () => globalThis.process?.getBuiltinModule?.('node:fs')

async function openPath(path: string | URL): Promise<Blob> {
  const fs = nodeFs()
  if (fs === undefined) throw new TypeError('A path needs Node 20.16, Bun or Deno')
  return fs.openAsBlob(path)
}

async function collect(chunks: AsyncIterable<FilePart>): Promise<Blob> {
  const parts: FilePart[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return new Blob(parts)
}

/**
 * Creates a file to upload from a path, a Buffer, a Blob, or a stream. A file at a path is read while it is sent and is never entirely in
 * memory. `name` is by default the name of the path or the `File`, or else `input.txt`. Throws `TypeError` for a path if there is no file
 * system, and what reading throws.
 */
export async function toFile(source: FileSource, name?: string): Promise<File> {
  const isPath = typeof source === 'string' || source instanceof URL
  const path = source instanceof URL ? decodeURIComponent(source.pathname) : source
  const pathName = typeof path === 'string' ? path.split(/[/\\]/).pop() : undefined
  const fileName = name ?? pathName ?? (source as Partial<File>).name ?? 'input.txt'
  if (isPath) return new File([await openPath(source)], fileName)
  if (source instanceof Blob) return new File([source], fileName, { type: source.type })
  if (Symbol.asyncIterator in source) return new File([await collect(source)], fileName)
  return new File([source], fileName)
}
