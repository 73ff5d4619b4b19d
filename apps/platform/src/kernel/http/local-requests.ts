import type { IncomingHttpHeaders } from 'node:http'

const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/**
 * Whether a request was sent to a name of this machine. A web page can give its own name the address of this machine (DNS rebinding):
 * its requests then count as same-origin, but they still carry its name.
 */
export const isForLocalHost = (host: string | undefined): boolean => localHost.test(host ?? '')

/**
 * Whether a request may come from a program and not from a web page. Browsers send `Origin` with every request whose response a page of
 * another site could read.
 */
export const isFromProgram = ({ host, origin }: IncomingHttpHeaders): boolean =>
  isForLocalHost(host) && origin === undefined
