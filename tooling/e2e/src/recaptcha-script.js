// The part of `grecaptcha` that the identity provider's client uses: an invisible check that everybody passes.
;(() => {
  const checks = []
  window.grecaptcha = {
    render: (_, { callback }) => checks.push(callback) - 1,
    getResponse: () => '',
    execute: (id) => checks[id]('passed'),
    reset: () => undefined,
  }
  window[new URL(document.currentScript.src).searchParams.get('onload')]()
})()
