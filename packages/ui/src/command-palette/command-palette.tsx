import { memo, useState, type ReactNode } from 'react'
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

import { AriaRouter } from '../_navigation/aria-router.tsx'
import { classNames } from '../class-names.ts'
import { leaveToInputMethod } from '../hotkey/index.ts'
import { Icon, SearchIcon } from '../icon/index.ts'
import { Kbd } from '../kbd/index.ts'
import { useLabels } from '../labels/index.ts'
import { ScrollArea } from '../scroll-area/index.ts'
import search from '../_command-palette/search.module.css'
import list from '../_list-box/list-box.module.css'
import styles from './command-palette.module.css'

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
  const { contains } = useFilter({ sensitivity: 'base' })
  const groups = Map.groupBy(commands, ({ group }) => group ?? '')

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
              groups={groups}
              contains={contains}
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

interface EntriesProps {
  /** Commands by the heading of their group. */
  groups: ReadonlyMap<string, readonly Command[]>
  /** Called with the id of the chosen entry. */
  onChoose: (id: string) => void
}

interface CommandsProps extends EntriesProps {
  /** Whether a text contains the query, by the rules of the page's language. */
  contains: (text: string, words: string) => boolean
}

function Commands({ groups, contains, onChoose }: CommandsProps) {
  const labels = useLabels()
  const [words, setWords] = useState('')
  return (
    <Autocomplete inputValue={words} onInputChange={setWords} filter={contains}>
      <SearchField aria-label={labels.paletteHint} className={classNames(search.field)} autoFocus>
        <Icon of={SearchIcon} />
        <Input
          className={classNames(search.input)}
          placeholder={labels.paletteHint}
          onKeyDownCapture={leaveToInputMethod}
        />
        <Kbd keys={['Esc']} />
      </SearchField>
      <ScrollArea label={labels.palette} className={styles.list ?? ''}>
        <Entries groups={groups} onChoose={onChoose} />
      </ScrollArea>
    </Autocomplete>
  )
}

/** All entries, which are hundreds with the keys of a large account. They are filtered at each key, and collected once. */
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
          {commands.map((command) => (
            <MenuItem
              key={command.id}
              id={command.id}
              textValue={`${command.label} ${command.keywords ?? ''}`}
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
