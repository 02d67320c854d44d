import type { PersonalPart } from '#src/server/personal-data.ts'

/** Shows the profile first; the order of erasing has it last. */
export const profileFirst = (parts: readonly PersonalPart[]): PersonalPart[] =>
  parts.toSorted((a, b) => Number(b.id === 'profile') - Number(a.id === 'profile'))
