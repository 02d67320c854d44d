import type { AnswerOf, InputOf } from '#src/shared/endpoint.ts'
import { randomHex } from '#src/web/random-hex.ts'
import type { Person } from '#tests/world.ts'
import { classApi } from './contract.ts'
import { isUsual } from './copied.ts'

export type CopyPreview = AnswerOf<typeof classApi.getCopy>
export type CopyInput = InputOf<typeof classApi.copy>

/** Returns what the dialog sends where nobody changes its preview: all rows that are copied by default, with their dates. */
export const chosenOf = ({ hash, rows }: CopyPreview): Pick<CopyInput, 'hash' | 'rows'> => ({
  hash,
  rows: rows
    .filter(({ kind, stays }) => stays === null && isUsual(kind))
    .map(({ kind, id, dates }) => ({ kind, id, dates })),
})

/** Copies a class with all that comes along, as it is. */
export async function copyAll(
  teacher: Person,
  given: Pick<CopyInput, 'classId' | 'name' | 'yearFrom' | 'semester' | 'withTeachers'>,
) {
  const preview = await teacher(classApi.getCopy, { classId: given.classId })
  return teacher(classApi.copy, { ...given, ...chosenOf(preview), key: randomHex() })
}

/** A copy of nothing, for calls that are refused before the preview matters. */
export const noChoice = { key: '0'.repeat(32), hash: '', rows: [] }
