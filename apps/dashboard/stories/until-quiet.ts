const quietFrames = 3
const mostFrames = 60

const nextFrame = () => new Promise(requestAnimationFrame)

/**
 * Resolves when the document was not changed for three frames, so that a check sees one state: late data are shown, and what is measured
 * after a layout, as whether an area scrolls, is in the document. Resolves after 60 frames if the document is never quiet.
 */
export async function untilQuiet(): Promise<void> {
  let quiet = 0
  const observer = new MutationObserver(() => {
    quiet = 0
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  try {
    for (let frame = 0; frame < mostFrames && quiet < quietFrames; frame++) {
      quiet++
      // oxlint-disable-next-line no-await-in-loop -- Frames come one after another.
      await nextFrame()
    }
  } finally {
    observer.disconnect()
  }
}
