// The part of `gapi.iframes` that the identity provider's client and its helper frame use, over `postMessage`.
;(() => {
  const { currentScript } = document

  /** A channel to the other window. Messages are queued until a handler for them is registered. */
  class Frame {
    handlers = new Map()
    queued = []
    callbacks = new Map()
    count = 0
    constructor(other) {
      this.other = other
      this.ready = new Promise((resolve) => (this.there = resolve))
      addEventListener('message', ({ source, data }) => {
        if (source !== other() || data.frame !== true) return
        if (data.hello) this.there()
        else if (data.answer) this.answered(data)
        else this.handle(data)
      })
    }
    post(message) {
      this.other().postMessage({ frame: true, ...message }, '*')
    }
    answered({ id, answer }) {
      try {
        this.callbacks.get(id)?.(answer)
      } catch {
        // Like the real script: the client throws after it has read the response about storage.
      }
    }
    handle(message) {
      const handler = this.handlers.get(message.type)
      if (handler === undefined) this.queued.push(message)
      else this.post({ id: message.id, answer: [handler(message.data)] })
    }
    register(type, handler) {
      this.handlers.set(type, handler)
      for (const message of this.queued.splice(0)) this.handle(message)
    }
    send(type, data, callback) {
      const id = ++this.count
      this.callbacks.set(id, callback)
      void this.ready.then(() => this.post({ id, type, data }))
    }
    restyle = () => Promise.resolve()
    ping = () => this.ready
  }

  window.gapi = {
    load: (_, { callback }) => callback(),
    iframes: {
      Frame,
      CROSS_ORIGIN_IFRAMES_FILTER: 'all',
      getContext: () => ({
        open({ where, url, attributes }, opened) {
          const element = document.createElement('iframe')
          Object.assign(element.style, attributes.style)
          element.src = url
          const frame = new Frame(() => element.contentWindow)
          where.append(element)
          return opened(frame)
        },
        getParentIframe() {
          const frame = new Frame(() => parent)
          frame.there()
          frame.post({ hello: true })
          return frame
        },
      }),
    },
  }
  const callback = new URL(currentScript.src).searchParams.get('onload') ?? 'gapi_onload'
  window[callback]?.()
})()
