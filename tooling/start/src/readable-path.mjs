/** Longest path of a request, in characters; file systems take no longer names. */
const longestPath = 2000

/**
 * Answers 414 for a path longer than any page has, and 400 for one that cannot be decoded; passes all others on.
 * @param {Pick<import('node:http').IncomingMessage, 'url'>} request
 * @param {Pick<import('node:http').ServerResponse, 'writeHead'>} response
 * @param {() => void} next
 */
export function readablePath({ url = '/' }, response, next) {
  const [path = '/'] = url.split('?')
  if (path.length > longestPath) return void response.writeHead(414).end()
  try {
    if (!decodeURIComponent(path).includes('\0')) return next()
  } catch {
    // Not decodable: refused like NUL.
  }
  response.writeHead(400).end()
}
