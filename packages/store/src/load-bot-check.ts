/** The id under which the widget's React wrapper looks for its script. */
const scriptId = 'cf-turnstile-script'

/** Loads the bot check's script once. Rejects when it cannot be fetched; another call then tries again. */
export function loadBotCheck(address: string): Promise<void> {
  if ('turnstile' in window) return Promise.resolve()
  document.getElementById(scriptId)?.remove()
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.id = scriptId
    script.src = `${address}?render=explicit`
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`${address} could not be fetched.`))
    document.head.append(script)
  })
}
