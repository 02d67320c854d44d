import type { PersonalPart } from '#src/server/personal-data.ts'

/** For the reader's eye: the person first, who for good reasons is erased last. */
export const profileFirst = (parts: readonly PersonalPart[]): PersonalPart[] =>
  parts.toSorted((a, b) => Number(b.id === 'profile') - Number(a.id === 'profile'))
