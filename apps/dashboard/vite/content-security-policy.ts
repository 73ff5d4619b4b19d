import { analyticsOrigins, identityOrigins, readServiceConfig } from '@search-foundation/store/service-config'
import { contentSecurityPolicy, type PolicySources } from '@search-foundation/vite/content-security-policy'
import type { Plugin } from 'vite'

/** Hosts of the scripts by which the provider's own service opens its sign-in window and checks phone numbers for bots. */
const scriptHosts = ['https://apis.google.com', 'https://www.google.com', 'https://www.gstatic.com']

/** Hosts of the frames of the bot check. */
const botCheckFrames = ['https://www.google.com', 'https://recaptcha.google.com']

/** Returns the origins that the dashboard loads from and calls, for the services of an environment. */
export function policyOrigins(environment: Record<string, unknown>): Omit<PolicySources, 'inlineScripts'> {
  const config = readServiceConfig(environment)
  const { apiUrl, mainApiUrl, keyServiceUrl, readerUrl, functionsUrl, botCheckScriptUrl } = config
  const isLocal = config.identityUrl !== undefined
  const popupFrames = config.identityDomain === undefined ? [] : [`https://${config.identityDomain}`]
  const addresses = [
    apiUrl,
    mainApiUrl,
    keyServiceUrl,
    readerUrl,
    functionsUrl,
    botCheckScriptUrl,
    ...identityOrigins(config),
  ]
  const services = addresses.map((url) => new URL(url).origin)
  const measuring = analyticsOrigins(config.analytics)
  return {
    script: [new URL(botCheckScriptUrl).origin, ...(isLocal ? [] : scriptHosts), ...measuring.script],
    connect: [...services, ...measuring.connect],
    frame: [...services, ...(isLocal ? [] : [...popupFrames, ...botCheckFrames])],
    form: [],
  }
}

/** Adds the content security policy as a `<meta>`: our own files, inline scripts by hash, and the services by origin. */
export function addContentSecurityPolicy(): Plugin {
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
        const inlineScripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code)
        const policy = contentSecurityPolicy({ ...policyOrigins(environment), inlineScripts })
        return html.replace(
          '<meta charset="utf-8" />',
          `<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
        )
      },
    },
  }
}
