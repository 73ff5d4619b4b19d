import { crc32, deflateRawSync } from 'node:zlib'

/** 1980-01-01, the first day that the format knows: the same files make the same archive. */
const date = 0x0021
const version = 20
const methods = { stored: 0, deflated: 8 }
/** File names are UTF-8. */
const flags = 0x0800

/**
 * Returns a ZIP archive (PKWARE APPNOTE 6.3) of texts by their names, in their order.
 *
 * @param stored names of files that are not compressed
 */
export function zip(files: Readonly<Record<string, string>>, stored: readonly string[] = []): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text)
    const method = stored.includes(name) ? 'stored' : 'deflated'
    const data = method === 'stored' ? content : deflateRawSync(content, { level: 9 })
    const path = Buffer.from(name)
    // What the header of the file and its entry in the directory have in common.
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(version, 0)
    facts.writeUInt16LE(flags, 2)
    facts.writeUInt16LE(methods[method], 4)
    facts.writeUInt16LE(date, 8)
    facts.writeUInt32LE(crc32(content), 10)
    facts.writeUInt32LE(data.length, 14)
    facts.writeUInt32LE(content.length, 18)
    facts.writeUInt16LE(path.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, path, data])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), Buffer.from([version, 0]), facts, place, path]),
    )
    locals.push(local)
    offset += local.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length, 4)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(entries.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, entries, Buffer.from('PK\x05\x06', 'latin1'), end])
}
