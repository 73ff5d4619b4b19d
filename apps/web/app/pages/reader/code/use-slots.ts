import { useEffect } from 'react'

/**
 * Keeps the slots of the code samples at what the form holds. The samples are static HTML, so this writes to the
 * document; characters that would end a string in the code are percent-encoded as an address needs them anyway.
 */
export function useSlots({ url, format }: { url: string; format: string }): void {
  useEffect(() => {
    fill('url', url.trim().replaceAll(/["'\\\s]/g, encodeURIComponent))
    fill('format', format)
  }, [url, format])
}

function fill(slot: string, text: string): void {
  for (const element of document.querySelectorAll(`[data-slot="${slot}"]`)) element.textContent = text
}
