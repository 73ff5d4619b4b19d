import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['animation', 'canvas', 'interactive illustration', 'scatter plot'],
  useWhen: ['A field of points that follows a query, of up to some thousand points.'],
  avoidWhen: ['A picture that does not change: use PointField.'],
  anatomy: ['Picture of the first paint', 'Canvas that replaces it'],
  do: [
    'Pass the same array while nothing changes: a new one starts a transition.',
    'Update the label with the points.',
  ],
  dont: ['Don’t rely on the motion: under reduced motion it changes at once.'],
  keyboard: [],
  content: ['The label says the result: "Six of 300 passages are near the query".'],
}
