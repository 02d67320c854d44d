import { sql } from 'drizzle-orm'
import { coversFor } from '#src/features/content/picture/server/own-covers.ts'
import { headKey, type TextbookHead } from '#src/features/content/textbook/records.ts'
import { shownText } from '#src/features/content/textbook/server/shown-text.ts'
import type { Call } from '#src/server/kernel.ts'
import { publicFileUrl } from '#src/server/storage/file-url.ts'
import { must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { type Both, pick } from '#src/shared/locale.ts'
import type { Bilingual } from '#src/shared/rich-text.ts'
import type { authoringApi } from '../contract.ts'
import { readOwn } from './own-course.ts'
import { isThere } from './own-rules.ts'

type GetOfferNames = Call<typeof authoringApi.getOfferNames>
type Answer = AnswerOf<typeof authoringApi.getOfferNames>

/** Answers with what the form of a course shows beside its draft. */
export async function getOfferNames(call: GetOfferNames): Promise<Answer> {
  const { db, viewer, input } = call
  const course = await readOwn(db, { courseId: input.courseId, userId: viewer.id })
  must(isThere(course))
  const [textbook, hidden, people] = await Promise.all([
    readTextbook(call),
    readHidden(call),
    db.execute<PersonRow>(sql`
      select u.id as "userId", u.id = c.owner_id or s.user_id is not null as teaches,
        json_build_object('zh', u.real_name, 'en', coalesce(u.real_name_en, '')) as name,
        json_build_object('zh', u.introduction, 'en', coalesce(u.introduction_en, '')) as introduction,
        f.id as "fileId", f.name as "fileName"
      from courses c join users u on u.erased_at is null and (u.id = c.owner_id
        or u.id in (select user_id from course_staff where course_id = c.id and accepted_at is not null)
        or u.id in (select (r.value ->> 'userId')::int from draft_records r
          where r.draft_id = c.draft_id and r.value ->> 'kind' = 'teacher'))
      left join course_staff s on s.course_id = c.id and s.user_id = u.id and s.accepted_at is not null
      left join files f on f.id = u.avatar_file_id
      where c.id = ${input.courseId} order by u.id <> c.owner_id, u.id`),
  ])
  return {
    ...{ textbook, hidden },
    teachers: people.rows
      .filter(({ teaches }) => teaches)
      .map(({ userId, name, introduction }) => ({
        ...{ userId, name, introduction },
        isMe: userId === viewer.id,
      })),
    photos: people.rows.flatMap(({ userId, fileId, fileName }) =>
      fileId === null ? [] : [{ userId, url: publicFileUrl({ id: fileId, name: fileName ?? '' }) }],
    ),
  }
}

interface PersonRow extends Record<string, unknown> {
  userId: number
  teaches: boolean
  name: Bilingual
  introduction: Bilingual
  fileId: number | null
  fileName: string | null
}

type Hidden = Record<keyof Answer['hidden'], Both | null>

async function readHidden({ db, locale, input }: GetOfferNames): Promise<Answer['hidden']> {
  const named = (table: string, field: keyof Hidden) => sql`(
    select json_build_object('zh', s.name, 'en', s.name_en) from ${sql.identifier(table)} s
    where s.hidden and s.id = (h.value ->> ${field})::int) as ${sql.identifier(field)}`
  const { rows } = await db.execute<Hidden & Record<string, unknown>>(sql`
    select ${named('subject_categories', 'categoryId')}, ${named('subject_majors', 'majorId')},
      ${named('subject_directions', 'directionId')}
    from courses c left join draft_records h on h.draft_id = c.draft_id and h.key = ${headKey}
    where c.id = ${input.courseId}`)
  const { categoryId, majorId, directionId } = rows[0]!
  const nameOf = (one: Both | null) => one && pick(one, locale)
  return {
    ...{ categoryId: nameOf(categoryId), majorId: nameOf(majorId) },
    directionId: nameOf(directionId),
  }
}

interface BookRow extends Record<string, unknown> {
  textbookId: number
  head: TextbookHead | null
  category: string
  coverFile: number | null
  isGone: boolean
  isCopied: boolean
}

/** Reads the textbook that the draft names: as its readers see it, or the draft of one's own. */
async function readTextbook(call: GetOfferNames): Promise<Answer['textbook']> {
  const { db, viewer, locale, input } = call
  const { rows } = await db.execute<BookRow>(sql`
    select t.id as "textbookId", b.head, coalesce(cat.slug, '') as category, cover.file_id as "coverFile",
      t.deleted_at is not null or not (t.published or coalesce(t.owner_id = ${viewer.id}, false)) as "isGone",
      exists (select from draft_records r where r.draft_id = c.draft_id
        and (r.value #>> '{from,textbookId}')::int = t.id) as "isCopied"
    from courses c join draft_records h on h.draft_id = c.draft_id and h.key = ${headKey}
    join textbooks t on t.id = (h.value ->> 'textbookId')::int
    join draft_records th on th.draft_id = t.draft_id and th.key = ${headKey}
    cross join lateral (select case when not t.published and t.owner_id = ${viewer.id} then th.value
      else th.released end as head) b
    left join subject_categories cat on cat.id = (b.head ->> 'categoryId')::int
    left join user_files cover on cover.id = (b.head ->> 'coverFileId')::int
    where c.id = ${input.courseId}`)
  const [row] = rows
  if (!row) return null
  const { textbookId, head, category, coverFile, isGone, isCopied } = row
  const covers = await coversFor(call, viewer, coverFile === null ? [] : [coverFile])
  return {
    ...{ textbookId, isGone, isCopied },
    name: shownText(head?.name, locale, head?.offered),
    ...{ author: head?.author ?? '', publisher: head?.publisher ?? '' },
    cover: {
      ...{ theme: head?.coverTheme ?? '', category },
      picture: (coverFile === null ? undefined : covers.get(coverFile)) ?? null,
    },
  }
}
