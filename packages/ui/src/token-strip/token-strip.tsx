import { classNames } from '../class-names.ts'
import styles from './token-strip.module.css'

export interface TokenStripProps {
  /** Accessible name, such as "Tokens of the text". */
  label: string
  /** Pieces in order. Joined, they are the text. */
  pieces: readonly string[]
  /**
   * `tokens`: pieces within lines. `chunks`: one block per piece.
   * @default 'tokens'
   */
  variant?: 'tokens' | 'chunks'
  /** Class name added to the root element. */
  className?: string
}

const endsKorean = /\p{Script=Hangul}$/u
const startsKorean = /^\p{Script=Hangul}/u

/**
 * Returns for each piece whether it goes on with a Korean word of the piece before it. Chromium may end a line between two elements within
 * a word, whatever `word-break` says.
 */
function areJoined(pieces: readonly string[]): boolean[] {
  let before = ''
  return pieces.map((piece) => {
    const isJoined = endsKorean.test(before) && startsKorean.test(piece)
    if (piece !== '') before = piece
    return isJoined
  })
}

/** Text split into tokens or chunks. Color and an edge separate each piece from the next. */
export function TokenStrip({ label, pieces, variant = 'tokens', className }: TokenStripProps) {
  const joined = areJoined(pieces)
  return (
    <ol
      role="list"
      aria-label={`${label}: ${pieces.length}`}
      className={classNames(styles.strip, className)}
      data-variant={variant}
    >
      {pieces.map((piece, index) => (
        <li
          key={index}
          className={styles.piece}
          data-hue={index % 4}
          data-joined={joined[index] ? '' : undefined}
        >
          {piece.replaceAll('\n', '↵\n')}
        </li>
      ))}
    </ol>
  )
}
