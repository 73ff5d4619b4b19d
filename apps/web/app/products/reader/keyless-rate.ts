/** Pages per minute without a key (public API, November 2025). */
export const keylessRate = 20
