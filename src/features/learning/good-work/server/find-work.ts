import { sql } from 'drizzle-orm'
import {
  type PersonJson,
  personJson,
  personName,
} from '#src/features/content/bank/server/person-name.ts'
import { groupName, isConcerned, wordsId } from '#src/features/learning/homework/server/columns.ts'
import { homeworkErrors } from '#src/features/learning/homework/errors.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { AppError } from '#src/shared/errors.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { GoodState } from '../limits.ts'
import { counts, declinedByGone, goodState } from './columns.ts'
import { type Asked, asked } from './get-list.ts'

/** A work of one student as a teacher proposes it. */
export interface FoundWork extends Record<string, unknown> {
  /** Of the group, where there is one; null: nothing was handed in. */
  workId: number | null
  group: string | null
  /** The last hand-in. */
  handIn: number
  returned: boolean
  /** Those who are asked: the student, or the group. */
  students: NonNullable<PersonJson>[]
  /** Members of the group who had a part in a hand-in and have left the class. */
  gone: NonNullable<PersonJson>[]
  /** Null: it is not proposed. One that counts no more is none either, unless somebody who has left declined it. */
  good: { goodWorkId: number; state: GoodState; handIn: number; asked: Asked[] } | null
}

/** Returns the names of members who cannot be asked, as one text; '' when everybody can. */
export const namesOfGone = ({ gone }: Pick<FoundWork, 'gone'>, locale: Locale): string =>
  gone.map((one) => personName(one, locale)).join(locale === 'en-US' ? ', ' : '、')

/** @throws homework.unknown, where the student is not to do it */
export async function findWork(
  db: Db | Tx,
  { homeworkId, userId }: { homeworkId: number; userId: number },
): Promise<FoundWork> {
  const { rows } = await db.execute<FoundWork>(sql`
    select case when w.hand_ins > 0 then ${wordsId} end as "workId", case when w.shared_id is not null then ${groupName} end as group,
      coalesce(w.hand_ins, 0) as "handIn", w.released_at is not null as returned,
      (select coalesce(json_agg(${personJson('u')} order by u.real_name collate "zh-x-icu", u.id), '[]')
        from class_members o join users u on u.id = o.user_id
        left join homework_works x on x.homework_id = h.id and x.user_id = o.user_id
        where o.class_id = h.class_id and o.role = 'student' and o.state = 'member'
          and (o.user_id = m.user_id or x.shared_id = w.shared_id)) as students,
      (select coalesce(json_agg(${personJson('u')} order by u.real_name collate "zh-x-icu", u.id), '[]')
        from homework_works x join users u on u.id = x.user_id
        where x.shared_id = w.shared_id and x.hand_ins > 0 and not exists (
          select from class_members o where o.class_id = h.class_id and o.user_id = x.user_id
            and o.role = 'student' and o.state = 'member')) as gone,
      (select json_build_object('goodWorkId', g.id, 'state', ${goodState}, 'handIn', g.hand_in, 'asked', ${asked})
        from good_works g where g.work_id = ${wordsId} and (${counts} or ${declinedByGone})) as good
    from homework h join class_members m on m.class_id = h.class_id
    left join homework_works w on w.homework_id = h.id and w.user_id = m.user_id
    where h.id = ${homeworkId} and m.user_id = ${userId} and ${isConcerned}`)
  const [found] = rows
  if (!found) throw new AppError(homeworkErrors.unknown)
  return found
}
