// Keeps the list of the outbox fresh: waits for the next mail while the page is seen, then takes over the new list.
;(() => {
  const status = document.querySelector('[data-status]')
  const list = () => document.querySelector('[data-mails]')
  const pauseMilliseconds = 2000

  const seen = () =>
    document.hidden
      ? new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true })).then(
          seen,
        )
      : Promise.resolve()

  /** Takes over the list as the server sees it now. What is read or focused stays where it is unless it changed. */
  async function refresh() {
    const answer = await fetch(location.href)
    if (!answer.ok) throw new Error(String(answer.status))
    const fresh = new DOMParser()
      .parseFromString(await answer.text(), 'text/html')
      .querySelector('[data-mails]')
    const old = list()
    if (fresh === null || fresh.innerHTML === old.innerHTML) return
    const focused = old.contains(document.activeElement) ? document.activeElement.getAttribute('href') : null
    old.replaceWith(fresh)
    if (focused !== null)
      fresh.querySelector(`a[href="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true })
    status.textContent = status.dataset.changed
  }

  async function wait() {
    const query = new URLSearchParams(location.search)
    query.delete('before')
    query.set('since', list().dataset.since)
    query.set('wait', '20')
    query.set('limit', '1')
    const hidden = new AbortController()
    const stop = () => document.hidden && hidden.abort()
    document.addEventListener('visibilitychange', stop)
    try {
      const answer = await fetch(`/outbox.json?${query}`, { signal: hidden.signal })
      if (!answer.ok) throw new Error(String(answer.status))
      await answer.arrayBuffer()
    } finally {
      document.removeEventListener('visibilitychange', stop)
    }
  }

  async function follow() {
    for (;;) {
      await seen()
      try {
        await wait()
        await refresh()
      } catch {
        await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds))
      }
    }
  }
  void follow()
})()
