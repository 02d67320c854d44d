import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import type { bulletApi } from '../contract.ts'
import { bulletErrors as errors } from '../errors.ts'
import { bulletsMost, sameWithin } from '../limits.ts'
import { bullets } from '../tables.ts'
import { mustWatch, teaches } from './facts.ts'

type Post = Call<typeof bulletApi.post>

/**
 * Writes a bullet comment. The same call again, and the same words at the same place within seconds, find the one that is
 * written.
 */
export async function post(call: Post): Promise<{ bulletId: number }> {
  const { db, viewer, input } = call
  const { state, isFilm, duration } = await mustWatch(call, input)
  if (!isFilm) throw new AppError(errors.notFilm)
  const byTeacher = await teaches(db, state, viewer)
  const { key, itemId, text: words } = input
  // A device may count the end of a film a second later.
  const second = duration === null ? input.second : Math.min(input.second, Math.floor(duration))
  return db.transaction(async (tx) => {
    // Two calls of a person follow one after the other, so that neither passes the limit beside the other.
    await tx.execute(sql`select from users where id = ${viewer.id} for no key update`)
    const { former, count } = await stateOf(tx, { authorId: viewer.id, key, itemId, words, second })
    if (former !== null) return { bulletId: former }
    // Everyone may sign up and write.
    if (count >= bulletsMost) throw new AppError(errors.tooMany)
    const [row] = await tx
      .insert(bullets)
      .values({ authorId: viewer.id, key, itemId, second, words, byTeacher })
      .returning({ bulletId: bullets.id })
    return row!
  })
}

async function stateOf(
  tx: Tx,
  given: { authorId: number; key: string; itemId: number; words: string; second: number },
): Promise<{ former: number | null; count: number }> {
  const { authorId, key, itemId, words, second } = given
  const { rows } = await tx.execute<{ former: number | null; count: number }>(sql`
    select (select id from bullets where author_id = ${authorId} and (key = ${key}
        or item_id = ${itemId} and words = ${words} and abs(second - ${second}) <= ${sameWithin}
          and created_at > now() - ${sameWithin} * interval '1 second') order by id limit 1) as former,
      (select count(*)::int from bullets where author_id = ${authorId} and item_id = ${itemId}) as count`)
  return rows[0]!
}
