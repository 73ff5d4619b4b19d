// The widget of the local bot check, in a frame: one checkbox. It asks the stand-in for a single-use response when the visitor ticks the
// box; with the site key that wants more, the visitor presses a button as well. With the appearance `interaction-only` it asks at once, and
// is shown only if the visitor has to press that button. It keeps no bots away.
;(() => {
  const responseSeconds = 300
  const box = document.querySelector('.box')
  const checkbox = box.querySelector('input')
  const text = box.querySelector('[role=status]')
  const button = box.querySelector('button')
  const words = JSON.parse(box.dataset.words)
  const { sitekey, appearance } = Object.fromEntries(new URLSearchParams(location.search))
  let state = 'idle'
  let press
  let expiry

  /** Tells the page that frames this one, whichever it is. What is told is for that page only. */
  const report = (name, value) => parent.postMessage({ report: name, value }, '*')

  function show(next) {
    state = next
    checkbox.checked = state === 'done'
    checkbox.disabled = state === 'busy' || state === 'done' || state === 'press'
    button.hidden = state !== 'press'
    text.textContent = words[state]
  }

  /** Forgets the response when it expires, and reports that. */
  function expire(name) {
    clearTimeout(expiry)
    expiry = setTimeout(() => {
      show('idle')
      report(name)
    }, responseSeconds * 1000)
  }

  /** Requests a token; resolves to `{response}`, or to `{press}` when the visitor has to press the button first. */
  async function requestResponse(token) {
    const answer = await fetch('/turnstile/v0/challenge', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sitekey, press: token }),
    })
    if (!answer.ok) throw new Error(String(answer.status))
    return answer.json()
  }

  async function check(token) {
    if (state === 'busy' || state === 'done') return
    show('busy')
    let answer
    try {
      answer = await requestResponse(token)
    } catch {
      clearTimeout(expiry)
      show('failed')
      report('failed', '600010')
      return
    }
    if (answer.press !== undefined) {
      press = answer.press
      show('press')
      expire('timeout')
      report('interactive')
      return
    }
    if (token !== undefined) report('pressed')
    show('done')
    expire('expired')
    report('response', answer.response)
  }

  const commands = {
    execute: () => void check(),
    focus: () => button.focus(),
    reset() {
      clearTimeout(expiry)
      show('idle')
    },
  }
  addEventListener('message', ({ source, data }) => {
    if (source === parent && Object.hasOwn(commands, data.command)) commands[data.command]()
  })
  checkbox.addEventListener('change', () => void check())
  button.addEventListener('click', () => void check(press))
  new ResizeObserver(() => box.offsetHeight > 0 && report('height', box.offsetHeight)).observe(box)
  report('title', document.title)
  if (appearance === 'interaction-only') void check()
})()
