import { sql } from 'drizzle-orm'
import {
  type PersonJson,
  personJson,
  presentPerson,
} from '#src/features/content/bank/server/person-name.ts'
import { mayOpen } from '#src/features/learning/class/server/rules.ts'
import { headOf, readClass } from '#src/features/learning/class/server/state.ts'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { courseOpening } from '#src/features/learning/course/server/opening-port.ts'
import { framesIn, openNotes, withoutFrames } from '#src/features/learning/note/server/frames.ts'
import { orders as noteOrders } from '#src/features/learning/note/server/get-notes.ts'
import { noteColumns, type NoteRow, toNotes } from '#src/features/learning/note/server/note-rows.ts'
import type { ReportReason } from '#src/features/people/report/reasons.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import { textPattern } from '#src/server/text/contains-text.ts'
import { canOf, must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { SharedNote, sharedNoteApi as api } from '../contract.ts'
import { sharedPerPage } from '../limits.ts'
import { sharedNoteErrors as errors } from '../errors.ts'
import { reads, sharedTables } from './columns.ts'
import { mayRemove, mayReport, mayTakeBack } from './rules.ts'

interface Row extends NoteRow {
  sharedId: number
  sharedAt: Date
  person: NonNullable<PersonJson>
  course: string
  courseKind: CourseKind
  chapter: string
  reported: boolean
  hiddenReason: ReportReason | null
  hiddenWords: string
}

interface Counted extends Record<string, unknown> {
  total: number
  courses: { courseId: number; name: string; notes: number }[]
  people: { person: NonNullable<PersonJson>; notes: number }[]
}

const orders = {
  shared: sql`s.shared_at desc, s.id desc`,
  edited: sql`n.updated_at desc, s.id desc`,
  place: noteOrders.place,
}

/** Lists the notes that members share with a class, in a number of statements that does not grow with them. */
export async function getList(
  call: Call<typeof api.getList>,
): Promise<AnswerOf<typeof api.getList>> {
  const { db, ports, viewer, locale, input } = call
  const { classId, page, sort } = input
  const standing = await readClass(db, { classId, userId: viewer.id })
  must(mayOpen(standing))
  const { fits, ofCourse, ofPerson } = conditions(call, standing.role!)
  const { limit, offset } = rowsOf(page, sharedPerPage)
  const [{ rows: counted }, { rows }] = await Promise.all([
    db.execute<Counted>(sql`
      with fits as materialized (
        select s.user_id, n.course_id, ${ofCourse} as of_course, ${ofPerson} as of_person
        from ${sharedTables} where ${fits})
      select (select count(*)::int from fits where of_course and of_person) as total,
        (select coalesce(json_agg(json_build_object('courseId', c.id, 'name', ${inLanguage(locale, 'c', 'name')},
            'notes', f.notes) order by f.notes desc, c.id), '[]')
          from (select course_id, count(*)::int as notes from fits where of_person group by 1) f
          join courses c on c.id = f.course_id) as courses,
        (select coalesce(json_agg(json_build_object('person', ${personJson('u')}, 'notes', f.notes)
            order by u.real_name collate "zh-x-icu", u.id), '[]')
          from (select user_id, count(*)::int as notes from fits where of_course group by 1) f
          join users u on u.id = f.user_id) as people`),
    db.execute<Row>(sql`
      select ${noteColumns(locale)}, s.id as "sharedId", s.shared_at as "sharedAt", ${personJson('u')} as person,
        ${inLanguage(locale, 'c', 'name')} as course, c.kind as "courseKind",
        ${inLanguage(locale, 'ch', 'name')} as chapter, s.hidden_reason as "hiddenReason",
        s.hidden_words as "hiddenWords",
        exists (select from shared_note_reports r where r.shared_id = s.id and r.user_id = ${viewer.id}) as reported
      from ${sharedTables} join course_items i on i.id = n.item_id
      join course_chapters ch on ch.id = n.chapter_id join users u on u.id = n.user_id
      where ${fits} and ${ofCourse} and ${ofPerson}
      order by ${orders[sort]} limit ${limit} offset ${offset}`),
  ])
  const { total, courses, people } = counted[0]!
  const itemIds = [...new Set(rows.filter((row) => !row.itemGone).map(({ itemId }) => itemId))]
  const open = await ports.get(courseOpening).openItems(db, viewer, itemIds)
  const seesAll = (row: Row) => row.person.userId === viewer.id || open.has(row.itemId)
  // What a course shows to those who study it stays with them: words of its texts, and frames of its films.
  const texts = rows.map((row) => ({
    userId: row.person.userId,
    body: seesAll(row) ? row.body : withoutFrames(row.body),
  }))
  const [notes, bodies] = await Promise.all([toNotes(call, rows), openNotes(call, viewer, texts)])
  const items = rows.map((row, at): SharedNote => {
    const { sharedId, hiddenReason, hiddenWords } = row
    const { anchor, gone, item, courseId, updatedAt } = notes[at]!
    const isMine = row.person.userId === viewer.id
    const sees = seesAll(row)
    return {
      ...{ sharedId, isMine, gone, chapter: row.chapter, reported: row.reported },
      writer: presentPerson(row.person, locale)!,
      sharedAt: new Date(row.sharedAt).toISOString(),
      editedAt: updatedAt,
      body: bodies[at]!,
      framesLeftOut: !sees && framesIn(row.body).length > 0,
      anchor: anchor.kind === 'words' && !sees ? { kind: 'item' } : anchor,
      course: { courseId, name: row.course, kind: row.courseKind },
      item: item && { itemId: item.itemId, name: item.name },
      opens: open.has(row.itemId),
      hidden: hiddenReason && { reason: hiddenReason, words: hiddenWords },
      can: {
        takeBack: canOf(isMine ? mayTakeBack({ hidden: hiddenReason !== null }) : errors.unknown),
        remove: canOf(isMine ? errors.own : mayRemove(standing)),
        report: canOf(mayReport({ isMine })),
      },
    }
  })
  return {
    ...headOf(standing),
    ...paged({ total, page, perPage: sharedPerPage, items }),
    courses,
    people: people.map(({ person, notes: count }) => ({
      ...presentPerson(person, locale)!,
      notes: count,
    })),
  }
}

function conditions({ viewer, input }: Call<typeof api.getList>, role: string) {
  const { classId, keyword, courseId, userId } = input
  const sought =
    keyword === '' ? sql`true` : sql`n.sought like ${textPattern(keyword.toLowerCase())}`
  return {
    fits: sql`s.class_id = ${classId} and ${sought} and ${reads(sql`${viewer.id}::int`, sql`${role}::text`)}`,
    ofCourse: courseId === undefined ? sql`true` : sql`n.course_id = ${courseId}`,
    ofPerson: userId === undefined ? sql`true` : sql`s.user_id = ${userId}`,
  }
}
