import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Writes a file of the built site, and the folders above it. */
export async function writeOutput(output: string, name: string, content: string | Uint8Array): Promise<void> {
  const path = join(output, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}
