import { preferredLocale } from '@search-foundation/i18n/match-locale'
import { translator, type Translate } from '@search-foundation/i18n/translator'
import { Hono, type Context } from 'hono'
import { html, raw } from 'hono/html'

import type { Config } from '../kernel/config.ts'
import { page, styleSources } from '../kernel/http/page.ts'
import type { EmulatorClient } from './emulator-client.ts'
import { passwordFaults, type PasswordPolicy } from './password-policy.ts'

const policyOfPages = `default-src 'none'; style-src ${styleSources()}; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

const modes = ['verifyEmail', 'verifyAndChangeEmail', 'recoverEmail', 'resetPassword'] as const
type Mode = (typeof modes)[number]

/** Kind of code for each mode of a link. */
const requestTypes: Readonly<Record<Mode, string>> = {
  verifyEmail: 'VERIFY_EMAIL',
  verifyAndChangeEmail: 'VERIFY_AND_CHANGE_EMAIL',
  recoverEmail: 'RECOVER_EMAIL',
  resetPassword: 'PASSWORD_RESET',
}

interface Link {
  mode: string
  oobCode: string
  continueUrl: string
}

/** Returns the address to continue at if it belongs to one of our apps; else undefined. */
export function ownAddress(address: string | undefined, config: Config): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined
  return config.appOrigins.includes(new URL(address).origin) ? address : undefined
}

/**
 * `/emulator/action`: the target of the links in our mails. A page asks before it uses up a code, so that programs that open every link
 * of a mail change nothing. The sign-in link redirects to the app.
 */
export function actionPages(config: Config, call: EmulatorClient, policy: PasswordPolicy): Hono {
  const { minPasswordLength: count, maxPasswordLength: maximum } = policy.customStrengthOptions
  const app = new Hono()

  function answer(
    context: Context,
    title: string,
    content: ReturnType<typeof html>,
    status: 200 | 400 = 200,
  ) {
    context.header('content-security-policy', policyOfPages)
    context.header('cache-control', 'no-store')
    context.header('referrer-policy', 'no-referrer')
    return context.html(
      page(
        title,
        html`<h1>${title}</h1>
          ${content}`,
        { language: localeOf(context) },
      ),
      status,
    )
  }
  const localeOf = (context: Context) =>
    preferredLocale(context.req.query('lang'), context.req.header('accept-language'))
  const translate = (context: Context) => translator(localeOf(context), 'identity')

  const backLink = (link: Link, t: Translate<'identity'>) => {
    const address = ownAddress(link.continueUrl, config)
    return address === undefined ? '' : html`<p><a href="${address}">${t('back')}</a></p>`
  }
  const refuse = (context: Context, reason: 'used' | 'noAddress') => {
    const t = translate(context)
    return answer(context, t(`action.${reason}.title`), html`<p>${t(`action.${reason}.text`)}</p>`, 400)
  }

  /** Returns the account of an unused code; undefined for a used or expired code and for one of another kind. */
  async function accountOf(mode: Mode, oobCode: string): Promise<string | undefined> {
    const found = await call.post('/v1/accounts:resetPassword', { oobCode })
    if (!found.ok || found.body['requestType'] !== requestTypes[mode]) return undefined
    const email = mode === 'verifyAndChangeEmail' ? found.body['newEmail'] : found.body['email']
    return typeof email === 'string' ? email : undefined
  }

  function ask(context: Context, mode: Mode, email: string, fault?: string) {
    const t = translate(context)
    const password = html`<label for="password">${t('action.password')}</label>
      <input
        id="password"
        name="password"
        type="password"
        autocomplete="new-password"
        required
        aria-describedby="hint"
        ${fault === undefined ? '' : raw('aria-invalid="true" autofocus')}
      />
      <p id="hint" class="${fault === undefined ? '' : 'error'}">
        ${fault ?? t('action.passwordHint', { count })}
      </p>`
    return answer(
      context,
      t(`action.${mode}.title`),
      html`<form class="card" method="post">
        <p>${t(`action.${mode}.text`, { email })}</p>
        <input type="text" name="email" value="${email}" autocomplete="username" hidden readonly />
        ${mode === 'resetPassword' ? password : ''}
        <button>${t(`action.${mode}.button`)}</button>
      </form>`,
      fault === undefined ? 200 : 400,
    )
  }

  const linkOf = (context: Context): Link => {
    const { mode = '', oobCode = '', continueUrl = '' } = context.req.query()
    return { mode, oobCode, continueUrl }
  }
  const isMode = (mode: string): mode is Mode => (modes as readonly string[]).includes(mode)

  app.get('/emulator/action', async (context) => {
    const link = linkOf(context)
    if (link.mode === 'signIn') {
      const address = ownAddress(link.continueUrl, config)
      if (address === undefined) return refuse(context, 'noAddress')
      const target = new URL(address)
      for (const [name, value] of Object.entries(context.req.query()))
        if (name !== 'continueUrl') target.searchParams.set(name, value)
      return context.redirect(target.href, 303)
    }
    const email = isMode(link.mode) ? await accountOf(link.mode, link.oobCode) : undefined
    if (!isMode(link.mode) || email === undefined) return refuse(context, 'used')
    return ask(context, link.mode, email)
  })

  app.post('/emulator/action', async (context) => {
    const link = linkOf(context)
    const t = translate(context)
    const form = new URLSearchParams(await context.req.text())
    const email = isMode(link.mode) ? await accountOf(link.mode, link.oobCode) : undefined
    if (!isMode(link.mode) || email === undefined) return refuse(context, 'used')
    const password = form.get('password') ?? ''
    const faults = link.mode === 'resetPassword' ? passwordFaults(password, policy) : []
    if (faults.length > 0) {
      const sentences = faults.map((fault) => t(`action.fault.${fault}`, { count, maximum }))
      return ask(context, link.mode, email, sentences.join(' '))
    }
    const { ok } = await (link.mode === 'resetPassword'
      ? call.post('/v1/accounts:resetPassword', { oobCode: link.oobCode, newPassword: password })
      : call.post('/v1/accounts:update', { oobCode: link.oobCode }))
    if (!ok) return refuse(context, 'used')
    return answer(
      context,
      t(`action.${link.mode}.title`),
      html`<p class="card" role="status">${t(`action.${link.mode}.done`, { email })}</p>
        ${backLink(link, t)}`,
    )
  })
  return app
}
