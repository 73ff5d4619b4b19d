import { waitFor } from 'storybook/test'

interface WidgetOptions {
  appearance?: string
  callback?: (response: string) => void
  'error-callback'?: (code: string) => void
  'expired-callback'?: () => void
  'unsupported-callback'?: () => void
}

interface WidgetHost {
  turnstile?: object
}

let options: WidgetOptions | undefined
const host = window as WidgetHost

/** The React wrapper of the widget waits for an element with this id. */
const scriptId = 'cf-turnstile-script'

/** The bot check's widget as one button, with its callbacks in the hands of a story. */
export const widgetStub = {
  /**
   * Puts the widget in place of the bot check's script, and removes it after the story. One that may stay invisible passes by itself,
   * unless `wantsInteraction`.
   */
  install({ wantsInteraction = false } = {}): () => void {
    options = undefined
    const script = document.createElement('script')
    script.id = scriptId
    document.head.append(script)
    host.turnstile = {
      ready: (callback: () => void) => callback(),
      render(container: HTMLElement, given: WidgetOptions): string {
        options = given
        if (given.appearance === 'interaction-only' && !wantsInteraction) {
          queueMicrotask(() => given.callback?.('a-response'))
          return 'widget'
        }
        const button = document.createElement('button')
        button.textContent = 'Pass the check'
        button.addEventListener('click', () => given.callback?.('a-response'))
        container.replaceChildren(button)
        return 'widget'
      },
      reset: () => undefined,
      remove: () => undefined,
    }
    return () => {
      script.remove()
      delete host.turnstile
    }
  },

  /** Waits until the widget is rendered. Returns what can happen to it. */
  async rendered() {
    const { 'error-callback': fail, ...others } = await waitFor(() => {
      if (options === undefined) throw new Error('The widget has not been rendered.')
      return options
    })
    return {
      expire: async () => others['expired-callback']?.(),
      refuse: async () => others['unsupported-callback']?.(),
      fail: async () => fail?.('600010'),
    }
  },
}
