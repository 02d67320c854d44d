import { sql } from 'drizzle-orm'
import { classErrors } from '#src/features/learning/class/errors.ts'
import type { Copied, RoomRow } from '#src/features/learning/class/server/copied-port.ts'
import { keyOfCopy } from '#src/features/learning/homework/server/copy-of-class.ts'
import { AppError } from '#src/shared/errors.ts'

/**
 * Copies the settings of peer rounds to the copies of their homework, which are there already. Allocations and reviews
 * belong to people, and stay. The end is a number of days after the date of the homework, so that it moves with that.
 */
export const copyRounds: Copied = {
  kind: 'peer',
  async rows(db, { fromId }) {
    const { rows } = await db.execute<RoomRow & Record<string, unknown>>(sql`
      select h.id, h.title, json_build_object('reviews', r.reviews, 'days', r.days, 'anonymous', r.anonymous,
        'wordsRequired', r.words_required) as round
      from peer_rounds r join homework h on h.id = r.homework_id
      where h.class_id = ${fromId} order by h.due_at, h.id`)
    return rows
  },
  async copy(tx, { fromId, classId, userId, chosen }) {
    const ids = chosen.map(({ id }) => id)
    const { rowCount } = await tx.execute(sql`
      insert into peer_rounds (homework_id, reviews, days, anonymous, words_required, seed, created_by_id)
      select n.id, r.reviews, r.days, r.anonymous, r.words_required, floor(random() * 2000000000)::int, ${userId}
      from peer_rounds r join homework h on h.id = r.homework_id
      join homework n on n.class_id = ${classId} and n.key = ${keyOfCopy}
      where h.class_id = ${fromId} and h.id = any(${sql.param(ids)}::int[])`)
    if (rowCount !== chosen.length) throw new AppError(classErrors.copyChanged)
  },
}
