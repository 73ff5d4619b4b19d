// The same behavior in every runtime: no imports, no test framework, only what every runtime has.

const same = (actual, expected) => {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (a !== b) throw new Error(`got ${a}, expected ${b}`)
}
const failure = async (promise) => {
  try {
    await promise
  } catch (error) {
    return error
  }
  throw new Error('did not fail')
}

/** Runs every behavior against the server at `address`. Returns the names that passed, and those that failed with their reason. */
export async function runBehaviours({ sdk, account, bulk, sse, testing, upload, webhooks, all }, address) {
  const { createClient } = sdk
  const clientAt = (behavior, run, options = {}) => {
    const base = `${address}/${behavior}/${run}`
    const hosts = { dashboard: base, main: base, keyService: base, functions: base }
    return createClient({ hosts, ...options })
  }
  const ask = async (path) => (await fetch(`${address}/${path}`)).json()
  const untilClosed = async (run) => {
    for (let tries = 0; tries < 500; tries++) {
      if ((await ask(`closed/${run}`)).closed) return
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error('the connection stays open')
  }

  const behaviors = {
    'a read returns its JSON and sends the key': async (run) => {
      const [answer] = await sdk.listTransactions(clientAt('ok', run, { apiKey: 'key-1' }))
      same(answer, { path: 'api/v1/billing/transaction', authorization: 'Bearer key-1' })
    },
    'an error status is an ApiError': async (run) => {
      const error = await failure(sdk.listTransactions(clientAt('refuse', run)))
      same(
        [error instanceof sdk.ApiError, error instanceof Error, error.message, error.requestId],
        [true, true, '402: Not enough tokens.', 'request-1'],
      )
    },
    'a read is retried': async (run) => {
      same(await sdk.listTransactions(clientAt('flaky', run)), [])
      same(await ask(`count/${encodeURIComponent(`flaky/${run}`)}`), { count: 3 })
    },
    'a write without an idempotency key is not retried': async (run) => {
      await failure(sdk.setAutoRechargeThreshold(clientAt('always-503', run), 1))
      same(await ask(`count/${encodeURIComponent(`always-503/${run}`)}`), { count: 1 })
    },
    'a product call is retried with the same idempotency key': async (run) => {
      const { key } = await sdk.rerank(clientAt('once-503', run), {
        model: 'm',
        query: 'q',
        documents: ['d'],
      })
      same(/^\d+(-\d+){3}$/.test(key), true)
    },
    'a timeout names what was late': async (run) => {
      const options = { timeout: 150, maxRetries: 0 }
      const silent = await failure(sdk.listTransactions(clientAt('silent', run, options)))
      const half = await failure(sdk.listTransactions(clientAt('half', run, options)))
      same([silent.name, silent.phase, half.phase], ['TimeoutError', 'headers', 'body'])
    },
    'a signal aborts a call with its reason': async (run) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort('enough'), 30)
      const error = await failure(
        sdk.listTransactions(clientAt('silent', run), { signal: controller.signal }),
      )
      same([error.name, error.cause], ['AbortedError', 'enough'])
    },
    'a lost connection is a NetworkError': async (run) => {
      const error = await failure(sdk.listTransactions(clientAt('drop', run, { maxRetries: 0 })))
      same([error.name, error.code], ['NetworkError', 'internal'])
    },
    'a token does not follow a redirect': async (run) => {
      const error = await failure(sdk.listTransactions(clientAt('redirect', run, { apiKey: 'key-1' })))
      same([error.name, [0, 307].includes(error.status)], ['ApiError', true])
      same(await ask(`count/${encodeURIComponent(`ok/${run}`)}`), { count: 0 })
    },
    'an identity token is refreshed once after a 401': async (run) => {
      let renewals = 0
      const identityToken = async (refresh) => (refresh ? (renewals++, 'renewed') : 'old')
      const client = clientAt('unauthorized', run, { identityToken })
      same(await Promise.all([1, 2, 3].map(() => sdk.call(client, 's', 'm', {}))), Array(3).fill('welcome'))
      same(renewals, 1)
    },
    'a form contains the bot-check response': async (run) => {
      const { api_key: sent } = await sdk.createTrialKey(clientAt('form', run), { botCheck: 'r 1' })
      same(
        sent.replace('charset=utf-8', 'charset=UTF-8'),
        'application/x-www-form-urlencoded;charset=UTF-8 cf-turnstile-response=r+1',
      )
    },
    'a signed webhook is verified, and a changed one is not': async () => {
      const secret = 'whsec_d2ViaG9vayBzZWNyZXQgb2YgYW4gZXhhbXBsZQ=='
      const body = '{"type":"balance.low","data":{}}'
      const headers = await webhooks.signWebhook(body, secret, { id: 'evt_1' })
      const { id } = await webhooks.verifyWebhook(body, headers, secret)
      const error = await failure(webhooks.verifyWebhook(`${body} `, headers, secret))
      same([id, error instanceof webhooks.WebhookError, error.code], ['evt_1', true, 'invalid_signature'])
    },
    'an upload reports its progress': async (run) => {
      let last
      const job = await upload.uploadBulkEmbeddings(
        clientAt('upload', run),
        { model: 'm', email: 'a@b.example', file: new Blob(['x'.repeat(300_000)]), fileName: 'a.txt' },
        { onProgress: (progress) => (last = progress) },
      )
      same([job.id, last.sent === last.total, job.length === last.total], ['job', true, true])
    },
    'a function returns its result or throws its error': async (run) => {
      const client = clientAt('functions', run)
      same(await sdk.call(client, 'greet', 'me', {}), { greeting: 'hello' })
      const error = await failure(sdk.call(client, 'fail', 'now', {}))
      same(
        [error instanceof sdk.CallableError, error.code, error.details, error.error.status],
        [true, 'permission-denied', [1], 'PERMISSION_DENIED'],
      )
    },
    'a function returns an image as Blob and audio as ArrayBuffer': async (run) => {
      const client = clientAt('functions', run)
      same(await (await sdk.request(client, 'image', 'png')).text(), 'png')
      same((await sdk.request(client, 'audio', 'mp3')).byteLength, 3)
    },
    'a stream yields its events': async (run) => {
      const seen = []
      for await (const event of await sdk.request(clientAt('functions', run), 'events', 'three'))
        seen.push(event)
      same(seen, [
        { event: 'message', data: 'one', id: '1' },
        { event: 'step', data: 'two\nlines', id: '1' },
        { event: 'message', data: '三', id: '1' },
      ])
    },
    'a stream that is cut throws': async (run) => {
      const events = await sdk.request(clientAt('functions', run), 'events', 'cut')
      await events.next()
      // Not before the first event has arrived: a browser drops what it has not delivered.
      await ask(`cut/${run}`)
      const error = await failure(events.next())
      same([error.name, error.events, error.lastEventId], ['StreamCutError', 1, '7'])
    },
    'leaving a stream closes its connection': async (run) => {
      for await (const _ of await sdk.request(clientAt('functions', run), 'events', 'endless')) break
      await untilClosed(run)
    },
    'a stream that is disposed of closes its connection': async (run) => {
      // An engine without it has no `await using`.
      if (!Symbol.asyncDispose) return
      const events = await sdk.request(clientAt('functions', run), 'events', 'endless')
      await events[Symbol.asyncDispose]()
      await untilClosed(run)
    },
    'a signal ends a stream': async (run) => {
      const controller = new AbortController()
      const { signal } = controller
      const events = await sdk.request(clientAt('functions', run), 'events', 'endless', { signal })
      await events.next()
      controller.abort('enough')
      const error = await failure(events.next())
      same([error.name, error.cause], ['AbortedError', 'enough'])
    },
    'an empty chunk within a character changes nothing': async () => {
      const bytes = new TextEncoder().encode('data: a…b\n\n')
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(bytes.slice(0, 8))
          controller.enqueue(new Uint8Array())
          controller.enqueue(bytes.slice(8))
          controller.close()
        },
      })
      const seen = []
      for await (const { data } of sse.decodeEventStream(body)) seen.push(data)
      same(seen, ['a…b'])
    },
    'a successful body that is not JSON is an error that does not quote it': async (run) => {
      const error = await failure(sdk.listTransactions(clientAt('not-json', run)))
      same([error.name, error.code, error.message], ['ApiError', 'invalid_response', '200: Unexpected body'])
    },
    'the account calls send the identity token, and CSV is a Blob': async (run) => {
      const client = clientAt('ok', run, { identityToken: async () => 'token-1' })
      const csv = await account.downloadUsageCsv(client, { groupBy: ['day'] })
      same(JSON.parse(await csv.text()), [{ path: 'api/v1/account/usage', authorization: 'Bearer token-1' }])
    },
    'raw() resolves with the unread response': async (run) => {
      const response = await sdk.listTransactions(clientAt('ok', run)).raw()
      same([response.bodyUsed, (await response.json()).length], [false, 1])
    },
    'a byte order mark is dropped, however it is cut': async () => {
      const bytes = new TextEncoder().encode('\uFEFFdata: x\n\n')
      for (let cut = 0; cut < 5; cut++) {
        const body = new ReadableStream({
          start(controller) {
            controller.enqueue(bytes.slice(0, cut))
            controller.enqueue(bytes.slice(cut))
            controller.close()
          },
        })
        const seen = []
        for await (const { data } of sse.decodeEventStream(body)) seen.push(data)
        same(seen, ['x'])
      }
    },
    'pages are fetched on demand': async (run) => {
      const seen = []
      for await (const { id } of sdk.eachTransaction(clientAt('pages', run))) {
        seen.push(id)
        if (id === '2') break
      }
      same(seen, ['1', '2'])
      same(await ask(`count/${encodeURIComponent(`pages/${run}`)}`), { count: 2 })
    },
    'deep search streams its chunks': async (run) => {
      const client = clientAt('deep-search', run)
      const chunks = await sdk.deepSearch(client, {
        messages: [{ role: 'user', content: 'q' }],
        stream: true,
      })
      const contents = []
      for await (const { choices } of chunks) contents.push(choices[0].delta.content)
      same(contents, ['hm', 'An answer.'])
    },
    'calls are methods too': async (run) => {
      const base = `${address}/ok/${run}`
      const foundation = all.searchFoundation({ hosts: { dashboard: base, main: base }, apiKey: 'key-2' })
      const [answer] = await foundation.billing.transactions()
      same(answer.authorization, 'Bearer key-2')
    },
    'any number of texts is embedded in order, as typed arrays': async (run) => {
      async function* texts() {
        for (let number = 0; number < 8; number++) yield String(number)
      }
      const request = { model: 'm', input: texts() }
      const seen = []
      const limits = { batchSize: 3, concurrency: 2 }
      for await (const { start, vectors } of bulk.embedEach(clientAt('embeddings', run), request, limits)) {
        same([start, vectors[0] instanceof Float32Array], [seen.length, true])
        seen.push(...vectors.map(([first, second]) => first + second))
      }
      same(seen, [0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5])
    },
    'a client for tests answers without a request': async () => {
      const client = testing.createMockClient({ rerank: { results: [{ index: 0, relevance_score: 0.5 }] } })
      const { results } = await sdk.rerank(client, { model: 'm', query: 'q', documents: ['d'] })
      same([results[0].relevance_score, client.calls[0].body.query], [0.5, 'q'])
    },
  }

  const passed = []
  const failed = []
  const tag = Math.random().toString(36).slice(2)
  for (const [index, [name, behave]] of Object.entries(behaviors).entries()) {
    try {
      await behave(`${tag}${index}`)
      passed.push(name)
    } catch (error) {
      failed.push([name, String(error?.stack ?? error)])
    }
  }
  return { passed, failed }
}
