/**
 * PostgreSQL's error codes (classes 08 and 57P, too many connections, a standby that takes no writes, a transaction that was idle for too
 * long, a statement that was canceled) and Node.js' of a database that cannot be reached now.
 */
const away =
  /^(08...|57P0.|53300|25006|25P03|57014|ECONNREFUSED|ECONNRESET|ECONNABORTED|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/
/** The same for a full disk. */
const full = /^(53100|ENOSPC)$/
/** Messages of the driver for timeouts and ended connections, which have no code. */
const messages =
  /timeout exceeded when trying to connect|query read timeout|connection terminated|is not queryable|after calling end/i

/** Why a statement failed, when the reason is the database and not the statement: it cannot be reached, or its disk is full. */
export function storageFailure(error: Error): 'away' | 'full' | undefined {
  const code = 'code' in error ? String(error.code) : ''
  if (full.test(code) || /no space left on device/i.test(error.message)) return 'full'
  return away.test(code) || messages.test(error.message) ? 'away' : undefined
}

/** Whether a statement failed because this process has closed its connections: it stops. */
export const isClosed = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('after calling end')
