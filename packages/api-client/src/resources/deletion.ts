/** Result of a deletion. */
export interface Deletion {
  /** Always true. */
  deleted: true
}
