/** What a route module may export as `handle`. */
export interface PageHandle {
  /** Whether it is the page for unknown addresses. */
  missing?: boolean
}
