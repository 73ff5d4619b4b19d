import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'preview',
  synonyms: ['history', 'activity feed', 'log', 'changelog', 'events'],
  useWhen: ['Events in order of time: releases, the steps of a job.'],
  avoidWhen: ['Steps that people take: use Stepper.', 'Many events with filters: use Table.'],
  anatomy: ['Time', 'Title and description', 'Point on a line'],
  do: ['Give dateTime for machines.', 'Highlight the current event.'],
  dont: ['Don’t mix orders: newest first or oldest first in the whole product.'],
  keyboard: [],
  content: ['Titles say what happened: "Version 2". Times are in the format of the language.'],
}
