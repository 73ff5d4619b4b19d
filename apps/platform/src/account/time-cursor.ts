/** A row of a list that is ordered by time and id, newest first. */
interface Listed {
  at: Date
  id: string
}

/** Returns the cursor behind a row: milliseconds since 1970, and the id. */
export const cursorBehind = ({ at, id }: Listed): string => `${at.getTime()}.${id}`

/** Returns time and id of the row that a cursor is behind; null and no id for the beginning of the list. */
export function readCursor(cursor: string | undefined): { at: Date | null; id: string } {
  const [milliseconds, ...id] = cursor?.split('.') ?? []
  return { at: milliseconds === undefined ? null : new Date(Number(milliseconds)), id: id.join('.') }
}
