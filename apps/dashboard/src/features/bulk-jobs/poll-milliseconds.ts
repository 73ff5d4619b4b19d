/** How often a job in progress is read. */
export const pollMilliseconds = 2000
