/** Stands for the question in the texts that the command palette gets from its HTML. */
export const questionSlot = '{question}'
