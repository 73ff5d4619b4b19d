/** Makes the address of a downloaded file: a store holds no blobs. Whoever saves the file revokes the address. */
export const toObjectUrl = (file: Blob): string => URL.createObjectURL(file)
