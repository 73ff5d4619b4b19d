import { parseHTML } from 'linkedom'
import { expect, test, vi } from 'vitest'

import { showStorageNotice, type StorageFault } from './storage-notice.ts'

/** Shows the notice of a page. Returns the faults whose texts are visible, and how often the notice was opened. */
function show(...calls: StorageFault[][]) {
  const { document } = parseHTML(`<body><div popover data-storage-notice>
    <p data-fault="blocked" hidden></p><p data-fault="apiKey" hidden></p><p data-fault="settings" hidden></p>
  </div></body>`)
  const showPopover = vi.fn()
  Object.assign(document.querySelector('div') ?? {}, { showPopover })
  for (const faults of calls) showStorageNotice(document as unknown as Document, faults)
  const shown = [...document.querySelectorAll<HTMLElement>('p:not([hidden])')]
  return { shown: shown.map((text) => text.dataset['fault']), opened: showPopover.mock.calls.length }
}

test('the notice has the texts about what went wrong, also about what goes wrong later', () => {
  expect(show(['settings', 'apiKey'])).toEqual({ shown: ['apiKey', 'settings'], opened: 1 })
  expect(show(['settings'], ['blocked'])).toEqual({ shown: ['blocked', 'settings'], opened: 2 })
})

test('nothing is shown when the storage is sound', () => {
  expect(show([])).toEqual({ shown: [], opened: 0 })
})

test('a page without the notice works', () => {
  const { document } = parseHTML('<body></body>')
  expect(() => showStorageNotice(document as unknown as Document, ['blocked'])).not.toThrow()
})
