export interface ReloadOptions {
  /** Entry of the browser's history, whose state outlasts a reload. */
  history: Pick<History, 'state' | 'replaceState'>
  /** Fetches the current document. Rejects when its host cannot be reached. */
  fetchDocument: () => Promise<{ ok: boolean }>
  reload: () => void
}

interface EntryState {
  isReloaded?: boolean
}

/**
 * Loads the code of a page. After a deployment the files that this document names may be gone: then the document is loaded anew,
 * once for an entry of the history, so that a file that is missing for another reason never leads to a loop. While the host cannot
 * be reached, nothing is reloaded, because the browser's error page would replace the app.
 *
 * @returns the code; never settles while the document is being loaded anew
 * @throws what `load` throws, when a reload would not help
 */
export async function loadOrReload<Code>(load: () => Promise<Code>, options: ReloadOptions): Promise<Code> {
  const { history, fetchDocument, reload } = options
  const mark = (isReloaded: boolean) =>
    history.replaceState({ ...(history.state as EntryState | null), isReloaded }, '')
  const wasReloaded = (history.state as EntryState | null)?.isReloaded === true
  try {
    const code = await load()
    if (wasReloaded) mark(false)
    return code
  } catch (error) {
    const isReachable = await fetchDocument().then(
      ({ ok }) => ok,
      () => false,
    )
    if (wasReloaded || !isReachable) throw error
    console.warn('Code of the page is missing. The document is loaded anew.', error)
    mark(true)
    reload()
    return await new Promise<never>(() => undefined)
  }
}
