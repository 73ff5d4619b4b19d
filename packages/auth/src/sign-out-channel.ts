/**
 * Longest age of a message that counts, in milliseconds. A tab that was frozen gets its messages late, when another user may have signed in.
 */
const longestAge = 2000

interface SignOut {
  uid: string
  /** Milliseconds since 1970. */
  at: number
}

/**
 * Tells the other tabs of a browser at once who has signed out. The provider's SDK looks at its storage now and then, in hidden tabs
 * seldom, and a token refresh that ends before that stores the user again, for every tab.
 * @param onSignOut called when a user has signed out in another tab
 */
export function createSignOutChannel(name: string, onSignOut: (uid: string) => void) {
  let channel: BroadcastChannel | undefined
  return {
    open(): void {
      if (typeof document === 'undefined' || typeof BroadcastChannel === 'undefined') return
      channel ??= new BroadcastChannel(name)
      channel.onmessage = ({ data: { uid, at } }: MessageEvent<SignOut>) => {
        if (Date.now() - at <= longestAge) onSignOut(uid)
      }
    },
    send(uid: string): void {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
      channel?.postMessage({ uid, at: Date.now() } satisfies SignOut)
    },
    close(): void {
      channel?.close()
      channel = undefined
    },
  }
}
