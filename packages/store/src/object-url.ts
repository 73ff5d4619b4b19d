/** Creates an object URL for a downloaded file, since blobs are not serializable and cannot be in the store. The code that saves the file revokes the URL. */
export const toObjectUrl = (file: Blob): string => URL.createObjectURL(file)
