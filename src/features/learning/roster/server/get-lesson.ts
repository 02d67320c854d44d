import { sql } from 'drizzle-orm'
import { mayTeach } from '#src/features/learning/class/server/rules.ts'
import { headOf, readClass } from '#src/features/learning/class/server/state.ts'
import { drawCode } from '#src/features/learning/quiz/server/phone/draw-code.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf, must } from '#src/shared/can.ts'
import type { rosterApi } from '../contract.ts'
import { rosterPaths } from '../paths.ts'
import { mayOpenLesson } from './rules.ts'

interface Row {
  rowId: number
  name: string
  isIn: boolean
  at: string | null
  made: boolean
  renews: boolean
}

const find = prepared<{ endsAt: Date | null; secondsLeft: number; rows: Row[] }>(
  'roster_lesson',
  sql`select
    (select l.ends_at from first_lessons l where l.class_id = ${sql.placeholder('classId')}::int and l.ends_at > now())
      as "endsAt",
    coalesce((select ceil(extract(epoch from l.ends_at - now()))::int from first_lessons l
      where l.class_id = ${sql.placeholder('classId')}::int and l.ends_at > now()), 0) as "secondsLeft",
    (select coalesce(json_agg(json_build_object('rowId', r.id, 'name', r.name, 'isIn', m.user_id is not null,
      'at', r.entered_at, 'made', r.made, 'renews', r.renews) order by r.number collate "zh-numeric", r.id), '[]')
      from roster_rows r left join class_members m
        on m.class_id = r.class_id and m.user_id = r.user_id and m.state = 'member'
      where r.class_id = ${sql.placeholder('classId')}::int) as rows`,
)

/** Reads the first lesson for the projector: the people who have come, the last one first, and the names of the others. */
export async function getLesson({ db, viewer, input }: Call<typeof rosterApi.getLesson>) {
  const { classId } = input
  const standing = await readClass(db, { classId, userId: viewer.id })
  must(mayTeach(standing))
  const [found] = await find(db, { classId })
  const { endsAt, secondsLeft, rows } = found!
  const isOpen = endsAt !== null && standing.state === 'active'
  return {
    ...headOf(standing),
    endsAt: isOpen ? endsAt.toISOString() : null,
    secondsLeft: isOpen ? secondsLeft : 0,
    in: rows
      .filter(({ isIn }) => isIn)
      .map(({ rowId, name, at, made, renews }) => ({
        ...{ rowId, name, made, renews, at: new Date(at ?? 0).toISOString() },
      }))
      .toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : a.rowId - b.rowId)),
    missing: rows.filter(({ isIn }) => !isIn).map(({ rowId, name }) => ({ rowId, name })),
    can: { open: canOf(mayOpenLesson(standing, rows.length)) },
  }
}

/** Draws the link of the first lesson. It carries the class code, which shows nothing while no first lesson is open. */
export async function getLessonCode({ db, viewer, input }: Call<typeof rosterApi.getLessonCode>) {
  const found = await readClass(db, { classId: input.classId, userId: viewer.id })
  must(mayTeach(found))
  const url = `${input.origin}${rosterPaths.first({ code: found.code })}`
  return { url, drawing: drawCode(url) }
}
