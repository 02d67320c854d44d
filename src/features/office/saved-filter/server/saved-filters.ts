import { savedFilterErrors } from '#src/features/office/saved-filter/contract.ts'
import { savedFilterApi } from '#src/features/office/saved-filter/contract.ts'
import { and, asc, eq } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import { savedFiltersMax } from '../contract.ts'
import { savedFilters } from '../tables.ts'
import { users } from '#src/features/people/account/tables.ts'

/** My saved filters of a table, in the order in which they were made. */
export function listSavedFilters({
  db,
  viewer,
  input,
}: Call<typeof savedFilterApi.getSavedFilters>) {
  return db
    .select({ filterId: savedFilters.id, name: savedFilters.name, query: savedFilters.query })
    .from(savedFilters)
    .where(and(eq(savedFilters.userId, viewer.id), eq(savedFilters.screen, input.screen)))
    .orderBy(asc(savedFilters.id))
}

/** Keeps a filter under a name; the same name replaces it. */
export function saveFilter({ db, viewer, input }: Call<typeof savedFilterApi.saveFilter>) {
  const { screen, name, query } = input
  return db.transaction(async (tx) => {
    // One after the other, so that the limit holds.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, viewer.id)).for('update')
    const mine = await tx
      .select({ name: savedFilters.name })
      .from(savedFilters)
      .where(and(eq(savedFilters.userId, viewer.id), eq(savedFilters.screen, screen)))
    if (mine.length >= savedFiltersMax && !mine.some((one) => one.name === name)) {
      throw new AppError(savedFilterErrors.full)
    }
    const [saved] = await tx
      .insert(savedFilters)
      .values({ userId: viewer.id, screen, name, query })
      .onConflictDoUpdate({
        target: [savedFilters.userId, savedFilters.screen, savedFilters.name],
        set: { query },
      })
      .returning({ filterId: savedFilters.id })
    return saved!
  })
}

/** Forgets one of my filters; one that is gone already is no error. */
export async function deleteFilter({
  db,
  viewer,
  input,
}: Call<typeof savedFilterApi.deleteFilter>) {
  await db
    .delete(savedFilters)
    .where(and(eq(savedFilters.id, input.filterId), eq(savedFilters.userId, viewer.id)))
  return {}
}
