/** Returns 128 random bits as text. `crypto.randomUUID` does not exist on pages that are not served over HTTPS. */
export const randomId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')
