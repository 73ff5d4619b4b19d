/** Pause in typing after which a request is sent, in milliseconds. */
const typingPause = 500

/** Calls a function after a pause. Returns a function that prevents it, for the next change within the pause. */
export function sendAfterPause(send: () => void): () => void {
  const timer = setTimeout(send, typingPause)
  return () => clearTimeout(timer)
}
