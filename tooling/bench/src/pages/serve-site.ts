import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** A running server of a folder. */
export interface SiteServer {
  origin: string
  close: () => void
}

/**
 * Serves a folder of built pages on a free loopback port, compressed, each page at its address and at the same address with
 * `?scripts=off`, where its scripts are taken out. With `isApp`, an address without a file has the page of the folder itself.
 */
export async function serveSite(folder: string, { isApp = false } = {}): Promise<SiteServer> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const named = join(folder, decodeURIComponent(pathname))
    const found = existsSync(named) && statSync(named).isDirectory() ? join(named, 'index.html') : named
    const file = isApp && !existsSync(found) ? join(folder, 'index.html') : found
    if (!existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    const type = types[extname(file)] ?? 'application/octet-stream'
    const content = readFileSync(file)
    const body = searchParams.get('scripts') === 'off' ? withoutScripts(content.toString()) : content
    if (type.startsWith('font/')) response.writeHead(200, { 'Content-Type': type }).end(body)
    else
      response
        .writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'gzip' })
        .end(gzipSync(body, { level: 9 }))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

const withoutScripts = (html: string): string => html.replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, '')
