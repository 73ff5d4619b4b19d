import '../../src/styles.css'

import { createRoot } from 'react-dom/client'

import { GuideSummary, GuideView } from '../../.storybook/guide-view.tsx'
import type { Guide } from '../../.storybook/guide.ts'

// Bundled by guides.browser.test.ts and run in a separate page.

const guides = import.meta.glob<Guide>('../../src/**/*.guide.ts', { eager: true, import: 'guide' })

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <>
    <h1>Guides</h1>
    {Object.entries(guides).map(([file, guide]) => (
      <article key={file} aria-label={file}>
        <GuideSummary guide={guide} />
        <GuideView guide={guide} />
      </article>
    ))}
  </>,
)
