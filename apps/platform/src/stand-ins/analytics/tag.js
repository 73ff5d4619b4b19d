// The local stand-in of the analytics provider's script: the commands of `window.dataLayer` that pages use. Events are sent to the
// stand-in and go no further.
;(() => {
  const address = new URL(document.currentScript.src)
  const collect = new URL('../g/collect', address)
  const id = address.searchParams.get('id') ?? ''
  const settings = {}

  function send(name, values = {}) {
    if (window[`ga-disable-${id}`]) return
    const { page_location = location.href, page_title = document.title } = { ...settings, ...values }
    const { page_referrer = document.referrer } = { ...settings, ...values }
    collect.search = new URLSearchParams({
      v: '2',
      tid: id,
      en: name,
      dl: page_location,
      dt: page_title,
      dr: page_referrer,
    }).toString()
    navigator.sendBeacon(collect)
  }

  const commands = {
    config(_id, values = {}) {
      Object.assign(settings, values)
      if (values.send_page_view !== false) send('page_view')
    },
    set: (values) => Object.assign(settings, values),
    event: send,
  }
  const run = ([command, ...values]) => commands[command]?.(...values)

  const layer = (window.dataLayer ??= [])
  for (const entry of layer) run(entry)
  layer.push = (...entries) => {
    for (const entry of entries) run(entry)
    return Array.prototype.push.apply(layer, entries)
  }
})()
