// The local stand-in of the bot check's script: the part of `window.turnstile` that pages use. As the provider does, it draws each widget
// as a frame in a closed shadow root: the page sees neither the frame nor what has the focus in it. `widget.js` is what the frame runs.
;(() => {
  const script = document.currentScript
  const { origin, searchParams } = new URL(script.src)
  const loadCallback = searchParams.get('onload')
  const widgets = new Map()
  let count = 0

  /** What a widget's frame reports, by the name of the report. */
  const reports = {
    title(widget, title) {
      widget.frame.title = title
    },
    height(widget, pixels) {
      widget.frame.style.blockSize = `${pixels}px`
    },
    interactive(widget) {
      widget.host.hidden = false
      widget.options['before-interactive-callback']?.()
      send(widget, 'focus')
    },
    pressed: (widget) => widget.options['after-interactive-callback']?.(),
    response(widget, response) {
      keep(widget, response)
      widget.options.callback?.(response)
    },
    failed: (widget, code) => widget.options['error-callback']?.(code),
    expired(widget) {
      keep(widget, undefined)
      widget.options['expired-callback']?.()
    },
    timeout: (widget) => widget.options['timeout-callback']?.(),
  }

  addEventListener('message', ({ source, origin: sender, data }) => {
    if (sender !== origin) return
    const widget = [...widgets.values()].find(({ frame }) => frame.contentWindow === source)
    if (widget && Object.hasOwn(reports, data.report)) reports[data.report](widget, data.value)
  })

  const send = (widget, command) => widget.frame.contentWindow?.postMessage({ command }, origin)

  function keep(widget, response) {
    widget.response = response
    if (widget.field) widget.field.value = response ?? ''
  }

  /** Address of the page in the frame, which shows the widget as the options say. */
  function frameAddress({ sitekey, language, theme, size, appearance }) {
    const address = new URL('/turnstile/v0/widget', origin)
    const hl = language && language !== 'auto' ? language : document.documentElement.lang
    const shown = { sitekey, hl, theme, size, appearance }
    for (const [name, value] of Object.entries(shown)) if (value) address.searchParams.set(name, value)
    return address.href
  }

  function draw(widget, container) {
    const { options } = widget
    const host = document.createElement('div')
    const frame = Object.assign(document.createElement('iframe'), {
      src: frameAddress(options),
      title: 'Bot check',
      tabIndex: options.tabindex ?? 0,
    })
    Object.assign(frame.style, {
      display: 'block',
      border: '0',
      inlineSize: options.size === 'flexible' ? '100%' : options.size === 'compact' ? '150px' : '300px',
      maxInlineSize: '100%',
      blockSize: options.size === 'compact' ? '140px' : '65px',
      // Of the same scheme as the page in it, so that its corners stay transparent.
      colorScheme: options.theme === 'light' || options.theme === 'dark' ? options.theme : 'light dark',
    })
    host.attachShadow({ mode: 'closed' }).append(frame)
    host.hidden = options.appearance === 'interaction-only'
    Object.assign(widget, { host, frame })
    if (options['response-field'] !== false) {
      widget.field = Object.assign(document.createElement('input'), {
        type: 'hidden',
        name: options['response-field-name'] ?? 'cf-turnstile-response',
      })
      host.append(widget.field)
    }
    container.replaceChildren(host)
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
      const widget = { id: `local-check-${++count}`, options }
      widgets.set(widget.id, widget)
      draw(widget, container)
      return widget.id
    },
    execute(reference) {
      const widget = find(reference)
      if (widget) send(widget, 'execute')
    },
    reset(reference) {
      const widget = find(reference)
      if (!widget) return
      keep(widget, undefined)
      send(widget, 'reset')
    },
    remove(reference) {
      const widget = find(reference)
      if (!widget) return
      widget.host.remove()
      widgets.delete(widget.id)
    },
    getResponse: (reference) => find(reference)?.response,
    isExpired: (reference) => find(reference)?.response === undefined,
  }
  if (loadCallback && typeof window[loadCallback] === 'function') window[loadCallback]()
})()
