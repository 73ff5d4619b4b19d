/** Returns the last segment of the address of a call's page in the reference: `create-embeddings` for `createEmbeddings`. */
export const referenceSlug = (operationId: string): string =>
  operationId.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
