/** A policy of the Trusted Types API. */
interface Policy {
  /** Returns HTML that the page's policy accepts. */
  createHTML: (html: string) => TrustedHTML
}

interface Rules {
  /** Returns the HTML to use for a text, or null to refuse it. Without it, texts are refused as HTML. */
  createHTML?: (html: string) => string | null
  /** Returns the address to use for a text. Without it, texts are refused as addresses of scripts. */
  createScriptURL?: (address: string) => string
}

/** The part of the API that is used here. Browsers without it have no `trustedTypes`. */
interface TrustedTypes {
  /** Creates a policy. The one named `default` is applied to plain texts. */
  createPolicy: (name: string, rules: Rules) => Policy
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

let htmlPolicy: Policy | undefined

/**
 * Marks HTML as safe for the page's policy, which refuses plain strings (`require-trusted-types-for`). Pass only HTML from a sanitizer or
 * HTML whose parts are escaped.
 */
export function trustedHtml(html: string): string | TrustedHTML {
  if (trustedTypes === undefined) return html
  htmlPolicy ??= trustedTypes.createPolicy('sanitized-html', { createHTML: (text) => text })
  return htmlPolicy.createHTML(html)
}

/**
 * Lets scripts and workers be loaded by plain addresses, as code of other companies does (identity provider, bot check, analytics). The
 * page's policy lists the origins that they may come from. HTML and code as plain strings stay refused, but for the empty text, by which react-aria
 * takes back what a screen reader has not read yet. To be called once, before other scripts.
 */
export function allowScriptAddresses(): void {
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => address,
    createHTML: (html) => (html === '' ? html : null),
  })
}
