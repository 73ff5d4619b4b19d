import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { statesOf } from '../../.storybook/states.tsx'
import { FileTextIcon, Icon, SearchIcon } from '../icon/index.ts'
import { LinkList } from './index.ts'

const meta = {
  title: 'Navigation/LinkList',
  component: LinkList,
  args: {
    label: 'Products',
    items: [
      {
        href: '#reader',
        label: 'Reader',
        description: 'A page in, clean text out',
        icon: <Icon of={FileTextIcon} />,
      },
      {
        href: '#reranker',
        label: 'Reranker',
        description: 'The best answer first',
        icon: <Icon of={SearchIcon} />,
        isCurrent: true,
      },
    ],
  },
} satisfies Meta<typeof LinkList>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = statesOf('a')
export const Described: Story = {}
export const TwoColumns: Story = { args: { columns: 2 } }
export const Languages: Story = {
  args: {
    label: 'Language',
    items: [
      { href: '#en', label: 'English', lang: 'en-US', isCurrent: true },
      { href: '#de', label: 'Deutsch', lang: 'de' },
      { href: '#ja', label: '日本語', lang: 'ja' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('link', { name: '日本語' })).toHaveAttribute('lang', 'ja')
  },
}
/** Tab moves between links. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Reranker/ })).toHaveFocus()
  },
}
export const LongText: Story = bothWays(
  {
    items: [
      {
        href: '#a',
        label: 'Mehrsprachige Einbettungsmodelle für Rechtsdokumente und Verwaltungsvorschriften',
        description: 'Texte von bis zu achttausend Token in hundert Sprachen, mit einem Vektor je Absatz',
      },
    ],
  },
  { label: 'Pages from right to left' },
)
