/** What the process ends with. The README has the same list. */
export const exitCodes = {
  done: 0,
  /** The service refused the request, or something unexpected failed. */
  failed: 1,
  /** The command line or a local file is not valid. Nothing was sent. */
  usage: 2,
  /** There is no key, or the service does not accept it. */
  login: 4,
  /** The balance is too low. */
  balance: 5,
  /** The rate limit is used up. */
  rateLimit: 6,
  /** No response, or none in time: the same command may succeed later. */
  unreachable: 7,
  /** Ctrl-C, as shells have it: 128 and the number of the signal. */
  interrupted: 130,
  /** The reader of the output closed it. */
  pipeClosed: 141,
  terminated: 143,
} as const

/** Name of a code. */
export type ExitName = keyof typeof exitCodes

/** What each code means, for the help and the reference. */
export const exitCodeMeanings: Readonly<Record<ExitName, string>> = {
  done: 'done',
  failed: 'refused or failed',
  usage: 'invalid command or file',
  login: 'no valid key',
  balance: 'balance too low',
  rateLimit: 'rate limit',
  unreachable: 'service unreachable',
  interrupted: 'interrupted',
  pipeClosed: 'output closed by its reader',
  terminated: 'terminated',
}
