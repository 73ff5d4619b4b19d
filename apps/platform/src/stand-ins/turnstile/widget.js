// The local stand-in of the bot check: the part of `window.turnstile` that pages use, drawn as one checkbox.
// It asks the stand-in for a single-use response when the visitor ticks the box; with the site key that wants more, the
// visitor presses a button as well. With the appearance `interaction-only` it asks at once, and is shown only if the visitor has to press
// that button. It keeps no bots away.
;(() => {
  const script = document.currentScript
  const origin = new URL(script.src).origin
  const loadCallback = new URL(script.src).searchParams.get('onload')
  const responseSeconds = 300
  const widgets = new Map()
  let count = 0

  const texts = {
    en: {
      idle: 'I am human',
      busy: 'Checking…',
      press: 'Press the button to go on.',
      button: 'I am human',
      done: 'Checked',
      failed: 'The check failed. Try again.',
      note: 'Local stand-in for a bot check',
    },
    de: {
      idle: 'Ich bin ein Mensch',
      busy: 'Wird geprüft …',
      press: 'Drücken Sie auf den Knopf, um weiterzugehen.',
      button: 'Ich bin ein Mensch',
      done: 'Geprüft',
      failed: 'Die Prüfung ist fehlgeschlagen. Noch einmal versuchen.',
      note: 'Lokaler Ersatz für eine Bot-Prüfung',
    },
  }
  // The server puts widget.css in its place.
  const styles = '{styles}'

  /** Requests a token; resolves to `{response}`, or to `{press}` when the visitor has to press the button first. */
  async function requestResponse(widget, press) {
    const answer = await fetch(`${origin}/turnstile/v0/challenge`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sitekey: widget.options.sitekey, press }),
    })
    if (!answer.ok) throw new Error(String(answer.status))
    return answer.json()
  }

  function forget(widget) {
    clearTimeout(widget.expiry)
    widget.response = undefined
    if (widget.field) widget.field.value = ''
    show(widget, 'idle')
  }

  /** Calls the page's callback when the response of the widget expires. */
  function expire(widget, callback) {
    clearTimeout(widget.expiry)
    widget.expiry = setTimeout(() => {
      forget(widget)
      widget.options[callback]?.()
    }, responseSeconds * 1000)
  }

  async function check(widget, press) {
    if (widget.state === 'busy' || widget.state === 'done') return
    show(widget, 'busy')
    let answer
    try {
      answer = await requestResponse(widget, press)
    } catch {
      clearTimeout(widget.expiry)
      show(widget, 'failed')
      widget.options['error-callback']?.('600010')
      return
    }
    if (!widgets.has(widget.id)) return
    if (answer.press !== undefined) {
      widget.press = answer.press
      widget.host.hidden = false
      show(widget, 'press')
      widget.button.focus()
      expire(widget, 'timeout-callback')
      widget.options['before-interactive-callback']?.()
      return
    }
    if (press !== undefined) widget.options['after-interactive-callback']?.()
    widget.response = answer.response
    show(widget, 'done')
    if (widget.field) widget.field.value = widget.response
    expire(widget, 'expired-callback')
    widget.options.callback?.(widget.response)
  }

  function show(widget, state) {
    widget.state = state
    widget.checkbox.checked = state === 'done'
    widget.checkbox.disabled = state === 'busy' || state === 'done' || state === 'press'
    widget.button.hidden = state !== 'press'
    widget.text.textContent = widget.words[state]
  }

  function element(name, properties = {}, ...content) {
    const created = Object.assign(document.createElement(name), properties)
    created.append(...content)
    return created
  }

  function draw(widget, container) {
    const host = document.createElement('div')
    const root = host.attachShadow({ mode: 'open' })
    const { options } = widget
    // Pages with Trusted Types refuse HTML as a text.
    const style = element('style', {}, styles)
    const label = element(
      'label',
      { htmlFor: 'check' },
      element('span', { role: 'status' }),
      element('small'),
    )
    const checkbox = element('input', { type: 'checkbox', id: 'check' })
    const box = element(
      'div',
      { className: 'box' },
      checkbox,
      label,
      element('button', { type: 'button', hidden: true }),
    )
    root.append(style, box)
    if (options.size === 'flexible') box.dataset.flexible = ''
    if (options.size === 'compact') box.dataset.compact = ''
    if (options.theme === 'light' || options.theme === 'dark') box.dataset.theme = options.theme
    widget.host = host
    widget.checkbox = checkbox
    widget.checkbox.tabIndex = options.tabindex ?? 0
    widget.text = root.querySelector('span')
    widget.button = root.querySelector('button')
    widget.button.textContent = widget.words.button
    widget.button.addEventListener('click', () => check(widget, widget.press))
    root.querySelector('small').textContent = widget.words.note
    widget.checkbox.addEventListener('change', () => check(widget))
    if (options['response-field'] !== false) {
      widget.field = document.createElement('input')
      widget.field.type = 'hidden'
      widget.field.name = options['response-field-name'] ?? 'cf-turnstile-response'
      host.append(widget.field)
    }
    container.replaceChildren(host)
    show(widget, 'idle')
  }

  const find = (reference) => {
    if (reference === undefined) return widgets.values().next().value
    return (
      widgets.get(reference) ??
      [...widgets.values()].find(
        ({ host }) => host.parentElement === reference || host.parentElement?.matches?.(reference),
      )
    )
  }

  window.turnstile = {
    ready: (callback) => callback(),
    render(target, options) {
      const container = typeof target === 'string' ? document.querySelector(target) : target
      if (!container) throw new Error('turnstile: the container was not found')
      const language = (
        options.language && options.language !== 'auto'
          ? options.language
          : document.documentElement.lang || 'en'
      ).slice(0, 2)
      const widget = { id: `local-check-${++count}`, options, words: texts[language] ?? texts.en }
      widgets.set(widget.id, widget)
      draw(widget, container)
      if (options.appearance === 'interaction-only') {
        widget.host.hidden = true
        void check(widget)
      }
      return widget.id
    },
    execute: (reference) => void (find(reference) && check(find(reference))),
    reset(reference) {
      const widget = find(reference)
      if (widget) forget(widget)
    },
    remove(reference) {
      const widget = find(reference)
      if (!widget) return
      clearTimeout(widget.expiry)
      widget.host.remove()
      widgets.delete(widget.id)
    },
    getResponse: (reference) => find(reference)?.response,
    isExpired: (reference) => find(reference)?.response === undefined,
  }
  if (loadCallback && typeof window[loadCallback] === 'function') window[loadCallback]()
})()
