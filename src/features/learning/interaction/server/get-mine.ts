import { sql, type SQL } from 'drizzle-orm'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import { textPattern } from '#src/server/text/contains-text.ts'
import type { interactionApi } from '../contract.ts'
import { interactionsPerPage as perPage } from '../limits.ts'
import { teachesCourse } from '#src/features/learning/course/server/teaches-course.ts'
import {
  type AuthorRow,
  excerptOf,
  questionColumns,
  type QuestionRow,
  questionTables,
  toAuthor,
  toRow,
} from './row.ts'

type Get = Call<typeof interactionApi.getMine>

interface Row extends QuestionRow {
  teaches: boolean
  lastReply: (AuthorRow & { body: string }) | null
}

/** Returns one's own questions, those with replies of others, or those that one follows, in two statements. */
export async function getMine(call: Get) {
  const { db, viewer, locale, input } = call
  const { tab, page } = input
  const tabs = tabsOf(call)
  const { limit, offset } = rowsOf(page, perPage)
  const [counted, { rows }] = await Promise.all([
    db.execute<Record<keyof typeof tabs, number>>(sql`
      select ${countOf(tabs.mine)} as mine, ${countOf(tabs.replies)} as replies,
        ${countOf(tabs.followed)} as followed`),
    db.execute<Row>(sql`
      select ${questionColumns(locale)}, ${teachesCourse(viewer.id)} as teaches, latest.reply as "lastReply"
      from ${questionTables} left join lateral (
        select json_build_object('body', r.body, 'authorId', r.author_id, 'byTeacher', r.by_teacher,
          'realName', ru.real_name, 'realNameEn', ru.real_name_en, 'erased', ru.erased_at is not null,
          'avatarId', ra.id, 'avatarName', ra.name) as reply
        from interaction_replies r join users ru on ru.id = r.author_id
        left join files ra on ra.id = ru.avatar_file_id
        where r.interaction_id = q.id and r.hidden_reason is null
        order by r.created_at desc, r.id desc limit 1) latest on true
      where ${tabs[tab]}
      order by ${tab === 'mine' ? sql`q.created_at` : sql`greatest(q.created_at, q.last_reply_at)`} desc, q.id desc
      limit ${limit} offset ${offset}`),
  ])
  const counts = counted.rows[0]!
  const items = rows.map(({ teaches, lastReply, ...row }) => {
    const reader = { viewer, locale, teaches }
    return {
      ...toRow(row, reader),
      course: row.course,
      lastReply: lastReply && {
        excerpt: excerptOf(lastReply.body),
        author: toAuthor(lastReply, reader),
      },
    }
  })
  return { ...paged({ total: counts[tab], page, perPage, items }), counts }
}

const countOf = (fits: SQL) =>
  sql`(select count(*)::int from interactions q join courses c on c.id = q.course_id where ${fits})`

function tabsOf({ viewer, input: { keyword } }: Get) {
  const found =
    keyword === '' ? sql`` : sql`and q.sought like ${textPattern(keyword.toLowerCase())}`
  const own = sql`q.author_id = ${viewer.id}`
  const teaches = teachesCourse(viewer.id)
  return {
    mine: sql`${own} and q.deleted_at is null ${found}`,
    replies: sql`${own} and exists (select from interaction_replies r where r.interaction_id = q.id
      and r.hidden_reason is null and r.author_id <> ${viewer.id}) ${found}`,
    // A person who has left the course, or stopped teaching it, reads no new replies.
    followed: sql`not ${own} and q.hidden_reason is null
      and exists (select from interaction_followers w where w.interaction_id = q.id and w.user_id = ${viewer.id})
      and (${teaches} or (not q.is_private and exists (select from course_learners l
        where l.course_id = q.course_id and l.user_id = ${viewer.id}))) ${found}`,
  }
}
