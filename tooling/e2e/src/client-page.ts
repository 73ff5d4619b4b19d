import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { ports } from '@search-foundation/start/services'

import { serveFrameScript } from './provider-service.ts'

const require = createRequire(import.meta.url)
const packageFile = require.resolve('firebase/package.json')
const { version } = require('firebase/package.json') as { version: string }

/** Where the identity provider's own client looks for itself in a browser. */
const cdn = `https://www.gstatic.com/firebasejs/${version}`

/** A page on our origin that signs in with the identity provider's client, in a popup or by redirect. */
export const clientPage = 'http://localhost:3000/client-page'

const html = `<!doctype html>
<html lang="en">
  <title>Client</title>
  <button id="window">In a window</button>
  <button id="away">By leading away</button>
  <output id="user"></output>
  <output id="failure"></output>
  <script type="module">
    import { initializeApp } from '${cdn}/firebase-app.js'
    import * as client from '${cdn}/firebase-auth.js'

    const auth = client.getAuth(initializeApp({ apiKey: 'local', authDomain: 'localhost', projectId: 'demo-search-foundation' }, 'client'))
    client.connectAuthEmulator(auth, 'http://localhost:${ports.identity}', { disableWarnings: true })
    const show = (result) => {
      if (result) user.textContent = [result.user.uid, result.user.email, result.user.displayName, result.providerId].join(' ')
    }
    const fail = (error) => (failure.textContent = error.code ?? String(error))
    const [user, failure] = document.querySelectorAll('output')
    document.getElementById('window').onclick = () => {
      user.textContent = failure.textContent = ''
      client.signInWithPopup(auth, new client.GoogleAuthProvider()).then(show, fail)
    }
    document.getElementById('away').onclick = () =>
      client.signInWithRedirect(auth, new client.GithubAuthProvider()).catch(fail)
    client.getRedirectResult(auth).then(show, fail)
  </script>
</html>`

/** Serves the page and the client at the addresses that a browser requests. */
export async function serveClientPage(context: BrowserContext): Promise<void> {
  const folder = dirname(packageFile)
  const script = { contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' } }
  await context.route(clientPage, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await context.route(`${cdn}/*.js`, (route) =>
    route.fulfill({
      ...script,
      path: join(folder, new URL(route.request().url()).pathname.split('/').at(-1) ?? ''),
    }),
  )
  await serveFrameScript(context)
}
