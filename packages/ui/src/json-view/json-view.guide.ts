import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['tree view', 'object inspector', 'response viewer', 'raw data'],
  useWhen: ['A response of the API, to explore.'],
  avoidWhen: ['Code to copy: use CodeBlock.', 'A few known facts: use DescriptionList.'],
  anatomy: ['Levels with their name and number of entries', 'Names and values'],
  do: ['Set depth so that the interesting level is open.', 'Set maxHeight for long responses.'],
  dont: ['Don’t show JSON to people who do not program.'],
  keyboard: [
    ['Tab', 'Moves to the next level, and to the region if it scrolls.'],
    ['Enter, Space', 'Opens or closes the level.'],
  ],
  content: ['The label says where the value comes from: "Response".'],
}
