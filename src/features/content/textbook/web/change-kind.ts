import type { Difference } from '#src/features/content/draft/contract.ts'

/** Says what a release does with a record: one whose place alone differs is moved. */
export function changeKind({
  before,
  after,
}: Pick<Difference, 'before' | 'after'>): 'added' | 'changed' | 'removed' | 'moved' {
  if (before === null) return 'added'
  if (after === null) return 'removed'
  const apart = ({ place: _, ...rest }: Record<string, unknown>) => JSON.stringify(rest)
  return apart(before) === apart(after) ? 'moved' : 'changed'
}
