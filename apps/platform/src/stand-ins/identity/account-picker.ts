import { preferredLocale } from '@search-foundation/i18n/match-locale'
import { translator } from '@search-foundation/i18n/translator'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'

import type { Config } from '../../kernel/config.ts'
import { page, readInline, styleSources } from '../../kernel/http/page.ts'
import { toolkit, type EmulatorClient } from './emulator-client.ts'
import { ownAddress } from './own-address.ts'

const script = readInline(new URL('./account-picker.js', import.meta.url))
const styles = [readInline(new URL('./account-picker.css', import.meta.url))]

const policy = `default-src 'none'; script-src ${script.source}; style-src ${styleSources(...styles)}; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`

/** Display names of the providers. */
const providerNames: Readonly<Record<string, string>> = {
  'google.com': 'Google',
  'github.com': 'GitHub',
  'microsoft.com': 'Microsoft',
  'apple.com': 'Apple',
}

interface Provider {
  providerId: string
  rawId: string
  displayName?: string
  screenName?: string
  photoUrl?: string
  email?: string
}

/**
 * `/emulator/auth/handler`: the page to which the identity provider's client sends a social sign-in. Instead of another company's page, it
 * offers the accounts that were used with this provider on this machine, and creates new ones.
 */
export function accountPicker(config: Config, call: EmulatorClient): Hono {
  async function accountsOf(providerId: string): Promise<Provider[]> {
    const { users = [] } = await call.asOwner<{ users?: { providerUserInfo?: Provider[] }[] }>(
      `${toolkit}/v1/projects/${config.projectId}/accounts:batchGet?maxResults=-1`,
    )
    return users
      .flatMap(({ providerUserInfo }) => providerUserInfo ?? [])
      .filter((info) => info.providerId === providerId)
  }

  const app = new Hono()
  app.get('/emulator/auth/handler', async (context) => {
    const { apiKey, appName, providerId, authType = '', redirectUrl } = context.req.query()
    const locale = preferredLocale(context.req.query('hl'), context.req.header('accept-language'))
    const t = translator(locale, 'identity')
    context.header('content-security-policy', policy)
    context.header('cache-control', 'no-store')
    context.header('referrer-policy', 'no-referrer')
    // The identity provider's client itself checks which page gets the result of its popup.
    const leadsBack = authType.endsWith('ViaPopup') || ownAddress(redirectUrl, config) !== undefined
    if (!apiKey || !appName || !providerId || !leadsBack) {
      const content = html`<h1>${t('picker.invalid')}</h1>
        <p>${t('picker.invalidReason')}</p>`
      return context.html(page(t('picker.invalid'), content, { language: locale, styles }), 400)
    }
    const provider = providerNames[providerId] ?? providerId
    const accounts = (await accountsOf(providerId)).map((info) => {
      const account = {
        sub: info.rawId,
        name: info.displayName,
        screen_name: info.screenName,
        email: info.email,
        picture: info.photoUrl,
      }
      const name = info.displayName || info.email || info.rawId
      return html`<li>
        <button type="button" data-account="${JSON.stringify(account)}">
          <span class="letter" aria-hidden="true">${[...name][0]?.toUpperCase()}</span><span>${name}</span
          ><small>${info.email ?? ''}</small>
        </button>
      </li>`
    })
    const heading = t(accounts.length > 0 ? 'picker.choose' : 'picker.none', { provider })
    const content = html`<div data-picker data-done="${t('picker.done')}" data-lost="${t('picker.lost')}">
        <h1>${t('picker.title', { provider })}</h1>
        <p class="note">${t('local')}</p>
        <p class="card done" role="status" data-status></p>
        <section data-choice>
          <h2>${heading}</h2>
          <ul class="accounts">
            ${accounts}
          </ul>
        </section>
        <form class="card" data-choice>
          <h2>${t('picker.add')}</h2>
          <label for="name">${t('picker.name')}</label>
          <input id="name" name="name" autocomplete="off" required maxlength="200" />
          <label for="email">${t('picker.email')}</label>
          <input id="email" name="email" type="email" autocomplete="off" required maxlength="320" />
          <button>${t('picker.submit')}</button>
        </form>
        <p data-choice>
          <button type="button" class="plain" data-cancel>${translator(locale, 'common')('cancel')}</button>
        </p>
      </div>
      ${raw(`<script>${script.text}</script>`)}`
    return context.html(page(t('picker.title', { provider }), content, { language: locale, styles }))
  })
  return app
}
