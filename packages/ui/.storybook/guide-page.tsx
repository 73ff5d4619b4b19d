import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks'

import { ScrollArea } from '../src/scroll-area/index.ts'
import { GuideSummary, GuideView } from './guide-view.tsx'
import { guidePath, type Guide } from './guide.ts'

const guides = import.meta.glob<Guide>('../src/**/*.guide.ts', { eager: true, import: 'guide' })

/** Docs page of every story file: the guide beside it, its props and its stories. */
export function GuidePage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const guide = guides[guidePath(String(preparedMeta.parameters['fileName']).replace('./', '../'))]
  return (
    <>
      <Title />
      <Description />
      {guide && (
        <Unstyled>
          <GuideSummary guide={guide} />
        </Unstyled>
      )}
      <SectionHeading>Example</SectionHeading>
      <Primary />
      {guide && (
        <Unstyled>
          <GuideView guide={guide} />
        </Unstyled>
      )}
      {preparedMeta.component !== undefined && (
        <>
          <SectionHeading>Props</SectionHeading>
          <ScrollArea label="Props">
            <Controls />
          </ScrollArea>
        </>
      )}
      <Stories includePrimary={false} />
    </>
  )
}

function SectionHeading({ children }: { children: string }) {
  return (
    <div style={{ marginBlock: '2.5rem 1rem' }}>
      <Heading>{children}</Heading>
    </div>
  )
}
