import { savedFilterErrors } from '#src/features/office/saved-filter/contract.ts'
import { savedFilterApi } from '#src/features/office/saved-filter/contract.ts'
import { and, asc, eq } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import { savedFiltersMax } from '../contract.ts'
import { savedFilters } from '../tables.ts'
import { users } from '#src/features/people/account/tables.ts'

/** Returns the viewer's saved filters of a list, oldest first. */
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

/** Saves a filter; the same name replaces it. */
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

/** Deletes a filter of the viewer; a deleted one is no error. */
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
