/** Code that checks the signature of a webhook with the SDK, in Node. */
const node = `import { verifyWebhook } from '@search-foundation/api-client/webhooks'

export async function POST(request) {
  const event = await verifyWebhook(await request.text(), request.headers, process.env.WEBHOOK_SECRET)
  if (event.type === 'webhook.verification') return new Response(event.data.challenge)
  console.log(event.type, event.data)
  return new Response(null, { status: 204 })
}
`

const python = `import base64, hashlib, hmac, os, time

def is_genuine(body: bytes, headers) -> bool:
    if abs(time.time() - int(headers["webhook-timestamp"])) > 300:
        return False
    key = base64.b64decode(os.environ["WEBHOOK_SECRET"].removeprefix("whsec_"))
    signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
    expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    given = [part.split(",", 1)[1] for part in headers["webhook-signature"].split(" ")]
    return any(hmac.compare_digest(expected, one) for one in given)
`

const curl = (url: string) => `# Sends a signed event to your own server.
ID=evt_try
TIME=$(date +%s)
BODY='{"type":"webhook.test","data":{}}'
KEY=$(printf %s "\${WEBHOOK_SECRET#whsec_}" | base64 -d | od -An -v -tx1 | tr -d ' \\n')
SIGNATURE=$(printf '%s.%s.%s' "$ID" "$TIME" "$BODY" |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$KEY" -binary | base64)
curl '${url.replaceAll("'", '%27')}' \\
  -H 'content-type: application/json' \\
  -H "webhook-id: $ID" \\
  -H "webhook-timestamp: $TIME" \\
  -H "webhook-signature: v1,$SIGNATURE" \\
  -d "$BODY"
`

/** Returns code for the signature of the webhooks at an address, in three languages. */
export const signatureSamples = (url: string) => [
  { id: 'node', label: 'Node', code: node },
  { id: 'python', label: 'Python', code: python },
  { id: 'curl', label: 'cURL', code: curl(url) },
]
