/** Why nobody can be signed in to this account, whatever credential he has; null where nothing bars it. */
export const shutOut = ({
  lockedAt,
  erasedAt,
}: {
  lockedAt: Date | null
  erasedAt: Date | null
}): 'locked' | 'erased' | null => {
  if (erasedAt) return 'erased'
  return lockedAt ? 'locked' : null
}
