import * as events from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'

declare global {
  /** Synonyms by story file, written into the page by `main.ts`. */
  var guideWords: Readonly<Record<string, readonly string[]>>
}

// The search compares the query with the anchors of docs pages too, so the synonyms of a component are added as anchors.
addons.register('guide-words', (api) => {
  api.on(events.CURRENT_STORY_WAS_SET, () => {
    for (const entry of Object.values(api.getIndex()?.entries ?? {})) {
      const words = entry.type === 'docs' ? globalThis.guideWords[entry.importPath] : undefined
      if (words === undefined) continue
      // The declared type leaves out what only the index of Storybook sets.
      void api.updateDocs(entry.id, { anchors: words.map((title) => ({ id: '', title })) } as object)
    }
  })
})
