import { classNames } from '../class-names.ts'
import styles from './token-strip.module.css'

export interface TokenStripProps {
  /** What was cut: "Tokens of the text". */
  label: string
  /** The pieces in order; together they are the text. */
  pieces: readonly string[]
  /** Small pieces of words, or whole chunks on lines of their own. */
  variant?: 'tokens' | 'chunks'
  /** Joined to the class of the root element. */
  className?: string
}

/** A text cut into tokens or chunks, each piece told from its neighbours by colour and by an edge. */
export function TokenStrip({ label, pieces, variant = 'tokens', className }: TokenStripProps) {
  return (
    <ol
      role="list"
      aria-label={`${label}: ${pieces.length}`}
      className={classNames(styles.strip, className)}
      data-variant={variant}
    >
      {pieces.map((piece, index) => (
        <li key={index} className={styles.piece} data-hue={index % 4}>
          {piece.replaceAll('\n', '↵\n')}
        </li>
      ))}
    </ol>
  )
}
