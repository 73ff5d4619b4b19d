import { beforeEach, expect, test, vi } from 'vitest'

import { loadOrReload } from './load-or-reload.ts'

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const present = () => Promise.resolve('page')

/** An entry of the history, which outlasts reloads. */
function openEntry(fetchDocument = () => Promise.resolve({ ok: true })) {
  const reload = vi.fn<() => void>()
  const history = {
    state: { key: 'abc' } as unknown,
    replaceState: (state: unknown) => void (history.state = state),
  }
  return {
    history,
    reload,
    load: (load: () => Promise<string>) => loadOrReload(load, { history, fetchDocument, reload }),
  }
}

test('missing code reloads the document, and the page waits for that', async () => {
  const { load, reload, history } = openEntry()
  const settled = vi.fn<() => void>()
  void load(missing).then(settled, settled)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(settled).not.toHaveBeenCalled()
  expect(history.state).toMatchObject({ key: 'abc' })
})

test('code that is missing after the reload, too, is an error and no loop', async () => {
  const { load, reload } = openEntry()
  void load(missing)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  await expect(load(missing)).rejects.toThrow('dynamically imported')
  await expect(load(missing)).rejects.toThrow('dynamically imported')
  expect(reload).toHaveBeenCalledOnce()
})

test('a page that could be loaded since allows another reload, after the next deployment', async () => {
  const { load, reload } = openEntry()
  void load(missing)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  await expect(load(present)).resolves.toBe('page')
  void load(missing)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
})

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['does not work', () => Promise.resolve({ ok: false })],
])('nothing is reloaded while the host %s', async (_, fetchDocument) => {
  const { load, reload } = openEntry(fetchDocument)
  await expect(load(missing)).rejects.toThrow('dynamically imported')
  expect(reload).not.toHaveBeenCalled()
})
