import { holdClass } from '#src/features/learning/class/server/state.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { gradebookApi } from '../contract.ts'
import { gradebooks, gradeCategories } from '../tables.ts'
import { firstCategories } from './first-categories-text.ts'
import { mayCreateGradebook } from './rules.ts'

/** Makes the gradebook of a class; one that is there stays as it is. */
export async function createGradebook({
  db,
  viewer,
  locale,
  input: { classId },
}: Call<typeof gradebookApi.create>) {
  await db.transaction(async (tx) => {
    must(mayCreateGradebook(await holdClass(tx, { classId, userId: viewer.id })))
    const made = await tx
      .insert(gradebooks)
      .values({ classId })
      .onConflictDoNothing()
      .returning({ classId: gradebooks.classId })
    if (made.length === 0) return
    await tx.insert(gradeCategories).values(
      firstCategories.map(({ zh, en, part, weight }, position) => ({
        ...{ classId, part, weight, position, name: locale === 'en-US' ? en : zh },
      })),
    )
  })
  return {}
}
