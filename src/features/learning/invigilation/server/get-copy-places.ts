import { sql } from 'drizzle-orm'
import { liveChapters } from '#src/features/learning/course/server/live-rows.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { invigilationApi } from '../contract.ts'
import { copyCoursesMost } from '../questions-api.ts'

type Answer = AnswerOf<typeof invigilationApi.getCopyPlaces>

/** Lists the courses that the person may edit, the latest first, with the chapters of their drafts. */
export async function getCopyPlaces({
  db,
  viewer,
  locale,
}: Call<typeof invigilationApi.getCopyPlaces>): Promise<Answer> {
  const side = locale === 'en-US' ? ['en', 'zh'] : ['zh', 'en']
  const name = sql`coalesce(nullif(r.value #>> array['name', ${side[0]}], ''), r.value #>> array['name', ${side[1]}], '')`
  const { rows } = await db.execute<Answer['courses'][number] & Record<string, unknown>>(sql`
    select c.id as "courseId", c.kind, coalesce((select ${name} from draft_records r
        where r.draft_id = c.draft_id and r.key = 'head'), ${inLanguage(locale, 'c', 'name')}) as name,
      coalesce(case when c.draft_id is null
        then (select json_agg(json_build_object('key', h.key, 'name', ${inLanguage(locale, 'h', 'name')})
          order by h.position, h.id) from ${liveChapters} h where h.course_id = c.id)
        else (select json_agg(json_build_object('key', r.key, 'name', ${name})
          order by (r.value #>> '{place,order}') collate "C") from draft_records r
          where r.draft_id = c.draft_id and r.value ->> 'kind' = 'chapter') end, '[]') as chapters
    from courses c where c.deleted_at is null and (c.owner_id = ${viewer.id} or (c.draft_id is not null
      and exists (select from course_staff s where s.course_id = c.id and s.user_id = ${viewer.id}
        and s.accepted_at is not null and s.may_edit)))
    order by c.id desc limit ${copyCoursesMost}`)
  return { courses: rows }
}
