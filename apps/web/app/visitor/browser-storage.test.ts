import { parseHTML } from 'linkedom'
import { expect, test, vi } from 'vitest'

import { storage } from './browser-storage.ts'

test('a blocked storage is named when a visitor chooses something, not when a page is read', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { document } = parseHTML(
    '<body><div data-storage-notice><p data-fault="blocked" hidden></p></div></body>',
  )
  const showPopover = vi.fn()
  Object.assign(document.querySelector('div') ?? {}, { showPopover })
  vi.stubGlobal('document', document)
  vi.stubGlobal('localStorage', undefined)

  expect(storage.getItem('sf:settings.darkMode')).toBeNull()
  expect(showPopover).not.toHaveBeenCalled()
  storage.setItem('sf:settings.darkMode', 'true')
  expect(showPopover).toHaveBeenCalledOnce()
  expect(storage.getItem('sf:settings.darkMode')).toBe('true')
  vi.unstubAllGlobals()
})
