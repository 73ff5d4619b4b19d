// Ends a social sign-in. A page of our apps that opened this window gets the identity token by a message. The identity provider's
// own client gets an event: by a message to its helper frame in the page that opened this window, or, after a redirect, from the
// session storage.
;(() => {
  const query = new URLSearchParams(location.search)
  const picker = document.querySelector('[data-picker]')
  const status = document.querySelector('[data-status]')
  const form = document.querySelector('form')
  const authType = query.get('authType') ?? ''
  const storageKey = `${query.get('apiKey')}:${query.get('appName')}`
  const isPopup = /popup/i.test(authType)

  /** The helper frame of this client in the page that opened this window. */
  function helperFrame() {
    const frames = window.opener?.frames ?? []
    for (let index = 0; index < frames.length; index++) {
      try {
        const found = new URLSearchParams(frames[index].location.search)
        if (found.get('apiKey') === query.get('apiKey') && found.get('appName') === query.get('appName'))
          return frames[index]
      } catch {
        // A frame of another origin is not ours.
      }
    }
    return undefined
  }

  function say(text) {
    for (const part of picker.querySelectorAll('[data-choice]')) part.hidden = true
    status.textContent = text
  }

  function finish(claims) {
    if (authType === 'signInViaPopupMessage') {
      if (window.opener === null) return say(picker.dataset.lost)
      const idToken = JSON.stringify(claims)
      window.opener.postMessage({ idToken }, new URL(query.get('redirectUrl')).origin)
      return say(picker.dataset.done)
    }
    const response = new URL(location.pathname, location.origin)
    response.searchParams.set('providerId', query.get('providerId'))
    response.searchParams.set('id_token', JSON.stringify(claims))
    const authEvent = {
      type: authType,
      eventId: query.get('eventId'),
      urlResponse: response.href,
      sessionId: 'local',
      postBody: '',
      tenantId: query.get('tid'),
      error: null,
    }
    if (!isPopup) {
      sessionStorage.setItem(`firebase:redirectEvent:${storageKey}`, JSON.stringify(authEvent))
      location.assign(query.get('redirectUrl'))
      return
    }
    const frame = helperFrame()
    if (frame === undefined) return say(picker.dataset.lost)
    frame.postMessage(
      { eventType: 'sendAuthEvent', eventId: crypto.randomUUID(), data: { authEvent, storageKey } },
      location.origin,
    )
    say(picker.dataset.done)
  }

  const claimsOf = (account) => ({
    iss: '',
    aud: '',
    exp: 0,
    iat: 0,
    email_verified: true,
    ...account,
  })

  for (const button of picker.querySelectorAll('[data-account]'))
    button.addEventListener('click', () => finish(claimsOf(JSON.parse(button.dataset.account))))

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const email = form.elements.email.value.trim()
    finish(
      claimsOf({
        // As long as the numbers of real providers, so that no two accounts share one.
        sub: Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) =>
          String(byte).padStart(3, '0'),
        ).join(''),
        name: form.elements.name.value.trim(),
        screen_name: email.split('@')[0],
        email,
      }),
    )
  })

  picker.querySelector('[data-cancel]').addEventListener('click', () => {
    if (isPopup) window.close()
    else location.assign(query.get('redirectUrl'))
  })
})()
