import { fine, lost, late, refused, unexpected, type Fault } from './fault.ts'
import { floods, head, onceThen, result, whole, writes, writesAndEnds } from './responses.ts'

const jsonHead = (length: number | string, more = {}) =>
  head('200 OK', { 'content-type': 'application/json', 'content-length': String(length), ...more })
const html = { 'content-type': 'text/html' }
const page = '<!doctype html><title>Bad gateway</title><p>secret-host-17</p>'
const past = 'Wed, 21 Oct 2015 07:28:00 GMT'

const bodies: Fault[] = [
  { name: 'a length that is too short', gets: unexpected, onRequest: writesAndEnds(jsonHead(20), result) },
  { name: 'a page instead of a result', gets: unexpected, onRequest: writes(whole('200 OK', page, html)) },
  {
    name: 'a result of another content type',
    gets: fine,
    onRequest: writes(whole('200 OK', result, { 'content-type': 'text/plain' })),
  },
  { name: 'a result without a content type', gets: fine, onRequest: writes(whole('200 OK', result, {})) },
  {
    name: 'JSON that breaks off',
    gets: unexpected,
    onRequest: writes(whole('200 OK', result.slice(0, -9))),
  },
  {
    name: 'text that is not UTF-8',
    gets: fine,
    onRequest: writes(whole('200 OK', Buffer.from(result.replace('"m"', '"\u00FF"'), 'latin1'))),
  },
  { name: 'no content', gets: unexpected, onRequest: writes(head('204 No Content')) },
  { name: 'an empty body', gets: unexpected, onRequest: writes(whole('200 OK', '')) },
  { name: 'null', gets: unexpected, onRequest: writes(whole('200 OK', 'null')) },
]

const errors: Fault[] = [
  {
    name: 'a page of a gateway',
    gets: refused(/^502: Bad Gateway$/, {}, 2),
    onRequest: writes(whole('502 Bad Gateway', page, html)),
  },
  {
    name: 'a text of a gateway',
    gets: refused(/^503: upstream connect error$/, {}, 2),
    onRequest: writes(
      whole('503 Service Unavailable', 'upstream connect error', { 'content-type': 'text/plain' }),
    ),
  },
  {
    name: 'an error of another shape',
    gets: refused(/^400: no such model$/, { code: 'model_not_found' }),
    onRequest: writes(
      whole('400 Bad Request', '{"error":{"message":"no such model","code":"model_not_found"}}'),
    ),
  },
  {
    name: 'an error of 100 kB',
    gets: refused(/^400: x{1000}/, {}),
    onRequest: writes(whole('400 Bad Request', JSON.stringify({ detail: 'x'.repeat(100_000) }))),
  },
  {
    name: '5,000 issues',
    gets: refused(/^422: body\.input\.0: is missing; /, {}),
    onRequest: writes(
      whole(
        '422 Unprocessable Entity',
        JSON.stringify({
          detail: Array.from({ length: 5000 }, (_, index) => ({
            loc: ['body', 'input', index],
            msg: 'is missing',
            type: 'missing',
          })),
        }),
      ),
    ),
  },
  {
    name: 'an error that is not JSON',
    gets: refused(/^400: \{"detail":$/),
    onRequest: writes(whole('400 Bad Request', '{"detail":')),
  },
  {
    name: 'an error without words',
    gets: refused(/^500: No details$/, {}, 2),
    onRequest: writes(whole('500', '')),
  },
  {
    name: 'a status that nobody knows',
    gets: refused(/^599: /, {}, 2),
    onRequest: writes(whole('599 Other', '')),
  },
  {
    name: 'a request that took too long',
    gets: refused(/^408: /, {}, 2),
    onRequest: writes(whole('408 Request Timeout', '')),
  },
  {
    name: 'an error that quotes the key',
    gets: refused(/^401: the key … is unknown$/),
    onRequest: writes(whole('401 Unauthorized', '{"detail":"the key sf_secret_of_the_tests is unknown"}')),
  },
  {
    name: 'a balance that is too low',
    gets: refused(/^402: empty$/, { status: 402 }),
    onRequest: writes(whole('402 Payment Required', '{"detail":"empty"}')),
  },
  {
    name: 'a conflict',
    gets: refused(/^409: busy$/),
    onRequest: writes(whole('409 Conflict', '{"detail":"busy"}')),
  },
]

const limits: Fault[] = [
  {
    name: 'a rate limit for a moment',
    gets: { attempts: 2 },
    onRequest: onceThen(whole('429 Too Many Requests', '{}', { 'retry-after-ms': '1' })),
  },
  {
    name: 'a rate limit for longer than the deadline',
    gets: refused(/^429: /, { retryAfterMs: 3_600_000 }),
    onRequest: writes(whole('429 Too Many Requests', '{}', { 'retry-after': '3600' })),
  },
  {
    name: 'a rate limit that names no wait',
    gets: refused(/^429: /, {}, 2),
    onRequest: writes(whole('429 Too Many Requests', '{}')),
  },
  {
    name: 'a rate limit whose wait is no number',
    gets: refused(/^429: /, { retryAfterMs: undefined }, 2),
    onRequest: writes(whole('429 Too Many Requests', '{}', { 'retry-after': 'in 5' })),
  },
  {
    name: 'a rate limit whose wait is over before it began',
    gets: refused(/^429: /, { retryAfterMs: undefined }, 2),
    onRequest: writes(whole('429 Too Many Requests', '{}', { 'retry-after': '-1' })),
  },
  {
    name: 'a rate limit that never ends',
    gets: refused(/^429: /, { retryAfterMs: undefined }, 2),
    onRequest: writes(whole('429 Too Many Requests', '{}', { 'retry-after': '1e400' })),
  },
  {
    name: 'a rate limit that names two waits',
    gets: refused(/^429: /, { retryAfterMs: undefined }, 2),
    onRequest: writes(
      'HTTP/1.1 429 Too Many Requests\r\nretry-after: 1\r\nretry-after: 2\r\ncontent-length: 0\r\n\r\n',
    ),
  },
  {
    name: 'a failure until a date that has passed',
    gets: { attempts: 2 },
    onRequest: onceThen(whole('503 Service Unavailable', '{}', { 'retry-after': past })),
  },
]

const redirects: Fault[] = [
  {
    name: 'a redirect to another host',
    gets: refused(/^302: Found: https:\/\/elsewhere\.example\/x$/),
    onRequest: writes(whole('302 Found', '', { location: 'https://elsewhere.example/x' })),
  },
  {
    name: 'a redirect to itself',
    gets: refused(/^307: /),
    onRequest: ({ socket, url }) => void socket.write(whole('307 Temporary Redirect', '', { location: url })),
  },
  {
    name: 'a redirect that quotes the key',
    gets: refused(/^301: Moved: \/login\?key=…$/),
    onRequest: writes(whole('301 Moved', '', { location: '/login?key=sf_secret_of_the_tests' })),
  },
  {
    name: 'a redirect to nowhere',
    gets: refused(/^308: Permanent Redirect$/),
    onRequest: writes(whole('308 Permanent Redirect', '', {})),
  },
  { name: 'not modified', gets: refused(/^304: Not Modified$/), onRequest: writes(head('304 Not Modified')) },
]

const heads: Fault[] = [
  {
    name: 'early hints',
    gets: fine,
    onRequest: writes(head('103 Early Hints', { link: '</x>; rel=preload' }), whole('200 OK', result)),
  },
  {
    name: 'a flood of 1xx',
    gets: late('headers'),
    onRequest: floods('', head('103 Early Hints', { link: '</x>' }).repeat(200)),
  },
  {
    name: 'headers of 70 kB',
    gets: lost(),
    onRequest: writes(head('200 OK', { 'x-long': 'x'.repeat(70_000) })),
  },
  {
    name: 'headers without an end',
    gets: lost(),
    onRequest: floods('HTTP/1.1 200 OK\r\n', 'x-more: and more\r\n'.repeat(200)),
  },
  {
    name: 'the same header twice',
    gets: fine,
    onRequest: writes(
      `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-type: application/json\r\ncontent-length: ${result.length}\r\nx-request-id: a\r\nx-request-id: b\r\n\r\n${result}`,
    ),
  },
  {
    name: 'two lengths',
    gets: lost(),
    onRequest: writes(
      `HTTP/1.1 200 OK\r\ncontent-length: ${result.length}\r\ncontent-length: 3\r\n\r\n${result}`,
    ),
  },
  {
    name: 'a header with a control character',
    gets: lost(),
    onRequest: writes(
      `HTTP/1.1 200 OK\r\nx-bad: a\u0000b\r\ncontent-length: ${result.length}\r\n\r\n${result}`,
    ),
  },
]

/** What services and gateways respond that they should not, and what the user of the SDK gets. */
export const responseFaults: readonly Fault[] = [...bodies, ...errors, ...limits, ...redirects, ...heads]
