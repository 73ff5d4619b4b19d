/** Saves the file behind an object URL under a name, and revokes the URL. */
export function saveFile(objectUrl: string, name: string): void {
  const link = document.createElement('a')
  link.href = objectUrl
  link.download = name
  link.click()
  URL.revokeObjectURL(objectUrl)
}
