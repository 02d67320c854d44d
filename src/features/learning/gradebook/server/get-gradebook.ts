import { mayOpen } from '#src/features/learning/class/server/rules.ts'
import { headOf } from '#src/features/learning/class/server/state.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf, must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import type { gradebookApi } from '../contract.ts'
import { gradebookErrors } from '../errors.ts'
import { readSheet } from './read-sheet.ts'
import {
  type GradebookStanding,
  mayArrange,
  mayCreateGradebook,
  mayMark,
  mayReadAll,
  mayReadOwn,
  mayRelease,
  mayUnfreeze,
} from './rules.ts'
import { readBook } from './state.ts'

/** Reads a gradebook: all of it for teachers and assistants, one's own released row for students. */
export async function getGradebook({
  db,
  viewer,
  locale,
  input: { classId, userId },
}: Call<typeof gradebookApi.getGradebook>): Promise<AnswerOf<typeof gradebookApi.getGradebook>> {
  const { standing, book } = await readBook(db, { classId, userId: viewer.id })
  must(mayOpen(standing))
  const seesAll = mayReadAll(standing) === null
  const head = { ...headOf(standing), can: ableTo(standing) }
  if (!book || (!seesAll && mayReadOwn(standing) !== null))
    return { ...head, book: null, revision: 0, students: [], groups: [] }
  const asked = seesAll ? (userId ?? null) : viewer.id
  const students = await readSheet({ db, locale }, { classId, userId: asked, book })
  if (asked !== null && students.length === 0) throw new AppError(gradebookErrors.noStudent)
  const { groups, revision, ...shown } = book
  // The marks were read after the number: a change between is in both, and a page takes it twice.
  return { ...head, book: shown, revision, students, groups: seesAll ? groups : [] }
}

const ableTo = (standing: GradebookStanding) => ({
  create: canOf(mayCreateGradebook(standing)),
  mark: canOf(mayMark(standing)),
  arrange: canOf(mayArrange(standing)),
  unfreeze: canOf(mayUnfreeze(standing)),
  release: canOf(mayRelease(standing)),
})
