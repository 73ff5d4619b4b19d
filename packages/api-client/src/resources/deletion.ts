/** What happened to something that was deleted. */
export interface Deletion {
  /** Always true. */
  deleted: true
}
