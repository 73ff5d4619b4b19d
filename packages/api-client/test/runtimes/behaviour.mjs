// The same behaviour in every runtime: no import, no test framework, only what a runtime has.

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

/** Runs every behaviour against the server at `address`; answers the names that passed, and the failed ones with their reason. */
export async function runBehaviours({ sdk, sse, upload, all }, address) {
  const { createClient } = sdk
  const clientAt = (behaviour, run, options = {}) => {
    const base = `${address}/${behaviour}/${run}`
    const hosts = { dashboard: base, main: base, keyService: base, functions: base }
    return createClient({ hosts, ...options })
  }
  const ask = async (path) => (await fetch(`${address}/${path}`)).json()

  const behaviours = {
    'a read answers its JSON, with the key': async (run) => {
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
    'a read is repeated': async (run) => {
      same(await sdk.listTransactions(clientAt('flaky', run)), [])
      same(await ask(`count/${encodeURIComponent(`flaky/${run}`)}`), { count: 3 })
    },
    'a write without a key is not repeated': async (run) => {
      await failure(sdk.setAutoRechargeThreshold(clientAt('always-503', run), 1))
      same(await ask(`count/${encodeURIComponent(`always-503/${run}`)}`), { count: 1 })
    },
    'a product call is repeated with one idempotency key': async (run) => {
      const { key } = await sdk.rerank(clientAt('once-503', run), {
        model: 'm',
        query: 'q',
        documents: ['d'],
      })
      same([typeof key, key.length], ['string', 36])
    },
    'a timeout says what it waited for': async (run) => {
      const options = { timeout: 150, maxRetries: 0 }
      const silent = await failure(sdk.listTransactions(clientAt('silent', run, options)))
      const half = await failure(sdk.listTransactions(clientAt('half', run, options)))
      same([silent.name, silent.phase, half.phase], ['TimeoutError', 'headers', 'body'])
    },
    'a signal ends a call with its reason': async (run) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort('enough'), 30)
      const error = await failure(
        sdk.listTransactions(clientAt('silent', run), { signal: controller.signal }),
      )
      same([error.name, error.cause], ['AbortedError', 'enough'])
    },
    'a dropped connection is a NetworkError': async (run) => {
      const error = await failure(sdk.listTransactions(clientAt('drop', run, { maxRetries: 0 })))
      same([error.name, error.code], ['NetworkError', 'internal'])
    },
    'a token does not follow a redirect': async (run) => {
      const error = await failure(sdk.listTransactions(clientAt('redirect', run, { apiKey: 'key-1' })))
      same([error.name, [0, 307].includes(error.status)], ['ApiError', true])
      same(await ask(`count/${encodeURIComponent(`ok/${run}`)}`), { count: 0 })
    },
    'an identity token is renewed once after a 401': async (run) => {
      let renewals = 0
      const identityToken = async (refresh) => (refresh ? (renewals++, 'renewed') : 'old')
      const client = clientAt('unauthorized', run, { identityToken })
      same(await Promise.all([1, 2, 3].map(() => sdk.call(client, 's', 'm', {}))), Array(3).fill('welcome'))
      same(renewals, 1)
    },
    'a form carries the bot-check response': async (run) => {
      const { api_key: sent } = await sdk.createTrialKey(clientAt('form', run), { botCheck: 'r 1' })
      same(
        sent.replace('charset=utf-8', 'charset=UTF-8'),
        'application/x-www-form-urlencoded;charset=UTF-8 cf-turnstile-response=r+1',
      )
    },
    'an upload tells its progress': async (run) => {
      let last
      const job = await upload.uploadBulkEmbeddings(
        clientAt('upload', run),
        { model: 'm', email: 'a@b.example', file: new Blob(['x'.repeat(300_000)]), fileName: 'a.txt' },
        { onProgress: (progress) => (last = progress) },
      )
      same([job.id, last.sent === last.total, job.length === last.total], ['job', true, true])
    },
    'a function answers its result, or its error': async (run) => {
      const client = clientAt('functions', run)
      same(await sdk.call(client, 'greet', 'me', {}), { greeting: 'hello' })
      const error = await failure(sdk.call(client, 'fail', 'now', {}))
      same(
        [error instanceof sdk.CallableError, error.code, error.error.details],
        [true, 'permission-denied', [1]],
      )
    },
    'a function answers an image as Blob and audio as ArrayBuffer': async (run) => {
      const client = clientAt('functions', run)
      same(await (await sdk.request(client, 'image', 'png')).text(), 'png')
      same((await sdk.request(client, 'audio', 'mp3')).byteLength, 3)
    },
    'a stream gives its events': async (run) => {
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
      const error = await failure(events.next())
      same([error.name, error.events, error.lastEventId], ['StreamCutError', 1, '7'])
    },
    'leaving a stream frees its connection': async (run) => {
      for await (const _ of await sdk.request(clientAt('functions', run), 'events', 'endless')) break
      for (let tries = 0; tries < 500; tries++) {
        if ((await ask(`closed/${run}`)).closed) return
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      throw new Error('the connection stays open')
    },
    'a stream ends with its signal': async (run) => {
      const controller = new AbortController()
      const { signal } = controller
      const events = await sdk.request(clientAt('functions', run), 'events', 'endless', { signal })
      await events.next()
      controller.abort('enough')
      const error = await failure(events.next())
      same([error.name, error.cause], ['AbortedError', 'enough'])
    },
    'a byte order mark is taken off once, however it is cut': async () => {
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
    'pages come when they are needed': async (run) => {
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
    'the calls are methods too': async (run) => {
      const base = `${address}/ok/${run}`
      const foundation = all.searchFoundation({ hosts: { dashboard: base, main: base }, apiKey: 'key-2' })
      const [answer] = await foundation.billing.transactions()
      same(answer.authorization, 'Bearer key-2')
    },
    'raw() gives the response unread': async (run) => {
      const response = await sdk.listTransactions(clientAt('ok', run)).raw()
      same([response.bodyUsed, (await response.json()).length], [false, 1])
    },
  }

  const passed = []
  const failed = []
  const tag = Math.random().toString(36).slice(2)
  for (const [index, [name, behave]] of Object.entries(behaviours).entries()) {
    try {
      await behave(`${tag}${index}`)
      passed.push(name)
    } catch (error) {
      failed.push([name, String(error?.stack ?? error)])
    }
  }
  return { passed, failed }
}
