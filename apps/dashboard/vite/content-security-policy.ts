import { createHash } from 'node:crypto'
import { analyticsOrigins, identityOrigins, readServiceConfig } from '@search-foundation/store/service-config'
import type { Plugin } from 'vite'

/** Hosts of the scripts by which the provider's own service opens its sign-in window and checks phone numbers for bots. */
const scriptHosts = ['https://apis.google.com', 'https://www.google.com', 'https://www.gstatic.com']

/** Hosts of the frames of the bot check. */
const botCheckFrames = ['https://www.google.com', 'https://recaptcha.google.com']

/** Adds the content security policy as a `<meta>`: our own files, inline scripts by hash, and the services by origin. */
export function contentSecurityPolicy(): Plugin {
  let environment: Record<string, unknown> = {}
  return {
    name: 'content-security-policy',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      environment = resolved.env
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const config = readServiceConfig(environment)
        const { apiUrl, mainApiUrl, keyServiceUrl, readerUrl, functionsUrl, botCheckScriptUrl } = config
        const isLocal = config.identityUrl !== undefined
        const providerScripts = isLocal ? [] : scriptHosts
        const popupFrames = config.identityDomain === undefined ? [] : [`https://${config.identityDomain}`]
        const providerFrames = isLocal ? [] : [...popupFrames, ...botCheckFrames]
        const addresses = [apiUrl, mainApiUrl, keyServiceUrl, readerUrl, functionsUrl, botCheckScriptUrl]
        const services = new Set([...addresses, ...identityOrigins(config)].map((url) => new URL(url).origin))
        const hashes = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
          ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
        )
        const measuring = analyticsOrigins(config.analytics)
        const scriptOrigins = new Set([
          new URL(botCheckScriptUrl).origin,
          ...providerScripts,
          ...measuring.script,
        ])
        const policy = [
          "default-src 'self'",
          `script-src 'self' ${[...hashes, ...scriptOrigins].join(' ')}`,
          "style-src 'self' 'unsafe-inline'",
          "img-src 'self' data: https:",
          `connect-src 'self' ${[...new Set([...services, ...measuring.connect])].join(' ')}`,
          `frame-src ${[...services, ...providerFrames].join(' ')}`,
          "object-src 'none'",
          "base-uri 'none'",
        ].join('; ')
        return html.replace(
          '<meta charset="utf-8" />',
          `<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
        )
      },
    },
  }
}
