import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['questions and answers', 'help', 'collapsible questions', 'accordion'],
  useWhen: ['Questions and answers on a prerendered page.'],
  avoidWhen: ['Sections of the dashboard: use Accordion.', 'One collapsible part: use Disclosure.'],
  anatomy: ['Question with an arrow', 'Answer'],
  do: [
    'Give each question an id, so that links can lead to it.',
    'Give each group its own name: opening a question closes the others of its group.',
  ],
  dont: ['Don’t put news or prices into answers only.'],
  keyboard: [
    ['Tab', 'Moves to the next question.'],
    ['Enter, Space', 'Opens or closes the answer.'],
  ],
  content: ['Questions are what people ask, with a question mark. Answers begin with the answer.'],
}
