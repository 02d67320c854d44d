import { sql } from 'drizzle-orm'
import { tell, type Teller } from '#src/features/learning/class/server/tell.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Both } from '#src/shared/locale.ts'
import { schoolZone } from '#src/shared/school-day.ts'
import { homeworkPaths } from '../paths.ts'
import { isConcerned } from './columns.ts'

type Words = Parameters<typeof tell>[2]['words']

/** Tells learners about their homework, after the commit. */
export const tellLearners = (
  tx: Tx,
  call: Teller,
  of: { homeworkId: number; name: string },
  to: readonly number[],
  words: Words,
): Promise<void> => tell(tx, call, { to, of, words, link: homeworkPaths.own(of.homeworkId) })

/** The students for whom homework is, with those of them alone who have handed in nothing and may still. */
export async function concernedBy(
  tx: Tx,
  homeworkId: number,
  { missing = false } = {},
): Promise<number[]> {
  const { rows } = await tx.execute<{ userId: number }>(sql`
    select m.user_id as "userId" from homework h join class_members m on m.class_id = h.class_id
    left join homework_works w on w.homework_id = h.id and w.user_id = m.user_id
    where h.id = ${homeworkId} and ${isConcerned} and w.excused_at is null
      ${missing ? sql`and coalesce(w.hand_ins, 0) = 0 and w.marked_at is null` : sql``}
    order by m.user_id`)
  return rows.map(({ userId }) => userId)
}

const clockOf = (locale: string) =>
  new Intl.DateTimeFormat(locale, {
    ...{ timeZone: schoolZone, month: 'short', day: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', hour12: false },
  })
const clocks = { zh: clockOf('zh-CN'), en: clockOf('en-GB') }

/** A moment on the school's clock, in words. */
export const momentWords = (moment: Date): Both => ({
  zh: clocks.zh.format(moment),
  en: clocks.en.format(moment),
})
