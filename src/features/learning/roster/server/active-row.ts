/** A row as an activation finds it. */
export interface ActiveRow extends Record<string, unknown> {
  rowId: number
  classId: number
  number: string
  name: string
  groupName: string
  userId: number | null
  isFree: boolean
  renews: boolean
}
