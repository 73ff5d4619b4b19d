/** A key as it is shown after the first time: its prefix and last four characters. */
export const maskKey = (key: string): string => `${key.slice(0, key.lastIndexOf('_') + 1)}…${key.slice(-4)}`
