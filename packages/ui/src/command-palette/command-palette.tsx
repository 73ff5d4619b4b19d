import { memo, startTransition, useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import {
  Autocomplete,
  Dialog,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  SearchField,
  useFilter,
} from 'react-aria-components'
import { flushSync } from 'react-dom'

import { AriaRouter } from '../_navigation/aria-router.tsx'
import { classNames } from '../class-names.ts'
import { leaveToInputMethod } from '../hotkey/index.ts'
import { Icon, SearchIcon } from '../icon/index.ts'
import { Kbd } from '../kbd/index.ts'
import { useLabels } from '../labels/index.ts'
import { ScrollArea } from '../scroll-area/index.ts'
import field from '../_command-palette/search.module.css'
import list from '../_list-box/list-box.module.css'
import styles from './command-palette.module.css'

/** Most entries of a group that the list shows. A key draws no more than these, and words find the others. */
const most = 20

export interface Command {
  /** Id passed to `onAction`. */
  id: string
  /** Text of the entry. */
  label: string
  /** Heading of its group. */
  group?: string
  /** Icon before the text. */
  icon?: ReactNode
  /** Keyboard shortcut, as separate keys. */
  shortcut?: readonly string[]
  /** Additional words by which the search finds it. */
  keywords?: string
  /** Address of a link. Replaces `onAction`. */
  href?: string
}

export interface CommandPaletteProps {
  /** All pages and actions. */
  commands: readonly Command[]
  /** Called with the id of the chosen entry. */
  onAction?: (id: string) => void
  /** Whether it is open. */
  isOpen: boolean
  /** Called with the new state when it opens or closes. */
  onOpenChange: (isOpen: boolean) => void
}

/** Searchable list of all pages and actions. Open it by a SearchButton, and by ⌘K or Ctrl K with useHotkey. */
export function CommandPalette({ commands, onAction, isOpen, onOpenChange }: CommandPaletteProps) {
  const labels = useLabels()
  return (
    <AriaRouter>
      <ModalOverlay
        className={classNames(styles.overlay)}
        isDismissable
        isOpen={isOpen}
        onOpenChange={onOpenChange}
      >
        <Modal className={classNames(styles.modal)}>
          <Dialog aria-label={labels.palette} className={classNames(styles.palette)}>
            <Commands
              commands={commands}
              onChoose={(id) => {
                onOpenChange(false)
                onAction?.(id)
              }}
            />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaRouter>
  )
}

interface CommandsProps {
  /** All pages and actions. */
  commands: readonly Command[]
  /** Called with the id of the chosen entry. */
  onChoose: (id: string) => void
}

function Commands({ commands, onChoose }: CommandsProps) {
  const labels = useLabels()
  const { contains } = useFilter({ sensitivity: 'base' })
  const [words, search] = useState('')
  // The press that opens the palette is answered by its field.
  const isListed = useDeferredValue(true, false)
  const groups = useMemo(() => {
    const found = commands.filter((command) => contains(textOf(command), words))
    return Map.groupBy(found, ({ group }) => group ?? '')
  }, [commands, contains, words])
  return (
    <Autocomplete inputValue={words}>
      <Words searched={words} search={search} />
      {isListed && (
        <ScrollArea label={labels.palette} className={styles.list ?? ''}>
          <Entries groups={groups} onChoose={onChoose} />
        </ScrollArea>
      )}
    </Autocomplete>
  )
}

interface WordsProps {
  /** The words whose commands are listed. */
  searched: string
  /** Lists the commands of other words. */
  search: (words: string) => void
}

/** The field. It shows a letter before the list is drawn for it, which takes longer. */
function Words({ searched, search }: WordsProps) {
  const labels = useLabels()
  const [words, setWords] = useState('')
  return (
    <SearchField
      aria-label={labels.paletteHint}
      className={classNames(field.field)}
      autoFocus
      value={words}
      onChange={(next) => {
        setWords(next)
        startTransition(() => search(next))
      }}
    >
      <Icon of={SearchIcon} />
      <Input
        className={classNames(field.input)}
        placeholder={labels.paletteHint}
        onKeyDownCapture={(event) => {
          leaveToInputMethod(event)
          // These keys act on what the words find, however fast one types.
          if (words !== searched && /^(?:Enter|Arrow|Page|Home|End)/.test(event.key))
            flushSync(() => search(words))
        }}
      />
      <Kbd keys={['Esc']} />
    </SearchField>
  )
}

/** What the search looks in. */
const textOf = ({ label, keywords = '' }: Command): string => `${label} ${keywords}`

interface EntriesProps {
  /** Commands by the heading of their group. */
  groups: ReadonlyMap<string, readonly Command[]>
  /** Called with the id of the chosen entry. */
  onChoose: (id: string) => void
}

/** The entries, which are drawn again only when they change. */
const Entries = memo(function Entries({ groups, onChoose }: EntriesProps) {
  const labels = useLabels()
  return (
    <Menu
      aria-label={labels.palette}
      className={classNames(list.list, styles.menu)}
      onAction={(key) => onChoose(String(key))}
      renderEmptyState={() => <p className={styles.empty}>{labels.noCommands}</p>}
    >
      {[...groups].map(([group, commands]) => (
        <MenuSection
          key={group}
          className={classNames(list.section)}
          {...(group === '' ? { 'aria-label': labels.palette } : {})}
        >
          {group !== '' && <Header className={classNames(list.heading)}>{group}</Header>}
          {commands.slice(0, most).map((command) => (
            <MenuItem
              key={command.id}
              id={command.id}
              textValue={textOf(command)}
              className={classNames(list.item)}
              {...(command.href === undefined ? {} : { href: command.href })}
            >
              {command.icon}
              <span className={list.words}>
                <span>{command.label}</span>
              </span>
              {command.shortcut && <Kbd keys={command.shortcut} className={classNames(list.after)} />}
            </MenuItem>
          ))}
        </MenuSection>
      ))}
    </Menu>
  )
})
