import { sql } from 'drizzle-orm'
import { mayManage } from '#src/features/learning/class/server/rules.ts'
import { readClass } from '#src/features/learning/class/server/state.ts'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { feeToJoin } from '#src/features/learning/course/server/fee.ts'
import {
  joinTeacher,
  readName,
  teacherName,
} from '#src/features/learning/course/server/teacher-names.ts'
import { preparedIn } from '#src/server/database/prepared.ts'
import type { Call } from '#src/server/kernel.ts'
import { textPattern } from '#src/server/text/contains-text.ts'
import { must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { classCourseApi as api } from '../contract.ts'
import { foundMost } from '../limits.ts'

interface Row {
  courseId: number
  kind: CourseKind
  name: string
  teachers: string[]
  isOwn: boolean
  published: boolean
  fee: number
}

const { placeholder } = sql
const userId = sql`${placeholder('userId')}::int`

// A course of the viewer has its name in the draft until it is approved.
const find = preparedIn<Row>('class_courses_found', (locale) => {
  const [first, second] = locale === 'en-US' ? ['en', 'zh'] : ['zh', 'en']
  const inDraft = (side: string) => sql`nullif(h.value #>> ${sql.raw(`'{name,${side}}'`)}, '')`
  const live = { zh: sql`nullif(c.name, '')`, en: sql`nullif(c.name_en, '')` }
  const name = (own: boolean) =>
    own
      ? sql`coalesce(${inDraft(first)}, ${inDraft(second)}, ${live[first as 'zh']}, ${live[second as 'zh']}, '')`
      : sql`coalesce(${live[first as 'zh']}, ${live[second as 'zh']}, '')`
  const columns = (isOwn: boolean) => sql`c.id, c.kind, ${name(isOwn)} as name,
    ${sql.raw(String(isOwn))} as own, c.publish_status = 'published' as published, ${feeToJoin('c')} as fee`
  const fits = sql`c.deleted_at is null and not exists (select from class_courses x
    where x.class_id = ${placeholder('classId')}::int and x.course_id = c.id)`
  const pattern = sql`${placeholder('pattern')}::text`
  const most = sql.raw(String(foundMost))
  return sql`
    with own as (
      select ${columns(true)} from courses c
      left join draft_records h on h.draft_id = c.draft_id and h.key = 'head'
      where ${fits} and (c.owner_id = ${userId} or c.id = any(array(
        select course_id from course_staff where user_id = ${userId} and accepted_at is not null and may_release)))
        and (${pattern} is null or h.value #>> '{name,zh}' ilike ${pattern} or h.value #>> '{name,en}' ilike ${pattern}
          or c.name ilike ${pattern} or c.name_en ilike ${pattern})
      order by c.id desc limit ${most}
    ), others as (
      select ${columns(false)} from courses c
      where ${fits} and c.publish_status = 'published' and c.id not in (select id from own)
        and (${pattern} is null or c.name ilike ${pattern} or c.name_en ilike ${pattern})
      order by c.learner_count desc, c.id desc limit ${most}
    )
    select f.id as "courseId", f.kind, f.name, f.own as "isOwn", f.published, f.fee,
      array(select ${teacherName(locale)} from course_teachers t ${joinTeacher(locale)}
        where t.course_id = f.id order by t.position) as teachers
    from (select *, 0 as place from own union all select *, 1 from others) f
    where f.name <> '' order by f.place, f.id desc limit ${most}`
})

/** Finds courses that a class may be given: those of the viewer first, then published ones with most learners. */
export async function findCourses({
  db,
  viewer,
  locale,
  input: { classId, keyword },
}: Call<typeof api.findCourses>): Promise<AnswerOf<typeof api.findCourses>> {
  must(mayManage(await readClass(db, { classId, userId: viewer.id })))
  const rows = await find(db, locale, {
    ...{ classId, userId: viewer.id },
    pattern: keyword === '' ? null : textPattern(keyword),
  })
  return {
    items: rows.map((row) => ({
      ...row,
      teachers: row.teachers.map((name) => readName(name, locale)),
    })),
  }
}
