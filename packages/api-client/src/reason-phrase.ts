/** Standard reason phrases (RFC 9110 §15 and the IANA registry). */
const reasonPhrases: Readonly<Record<number, string>> = {
  307: 'Temporary Redirect',
  308: 'Permanent Redirect',
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  451: 'Unavailable For Legal Reasons',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

/** Returns the status text of a response, or the standard one over HTTP/2 and later, which do not transmit any. */
export const statusTextOf = ({ status, statusText }: Response): string =>
  statusText || (reasonPhrases[status] ?? '')
