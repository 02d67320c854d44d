import { eq, sql } from 'drizzle-orm'
import { personalPart } from '#src/server/personal-data.ts'
import { gradeEvents, gradeOfficeColumns, gradeRows } from '../tables.ts'

/** The personal data in gradebooks. */
export const gradebookParts = [
  personalPart({
    id: 'grades',
    name: { zh: '成绩', en: 'Grades' },
    tables: ['grade_rows'],
    fate: 'deleted',
    // Marks of a gradebook that is not released are the teacher's work in progress.
    rows: (userId) => sql`
      select x.name as class, c.name as column, c.full_mark / 100.0 as full_mark,
        case when k.code ~ '^[0-9]' then k.code::int / 100.0 end as mark,
        case when k.code !~ '^[0-9]' then k.code end as word
      from grade_rows r
      cross join lateral (
        select split_part(cell, ':', 1)::int as column_id, split_part(cell, ':', 2) as code
        from unnest(string_to_array(r.marks, ',') || string_to_array(r.frozen, ',')) as cell) k
      join grade_columns c on c.id = k.column_id join gradebooks g on g.class_id = r.class_id
      join classes x on x.id = r.class_id
      where r.user_id = ${userId} and g.released_at is not null order by x.id, c.position`,
    async erase(tx, userId) {
      await tx.delete(gradeRows).where(eq(gradeRows.userId, userId))
    },
  }),
  personalPart({
    id: 'grade-history',
    name: { zh: '成绩修改记录', en: 'History of grades' },
    tables: ['grade_events'],
    fate: {
      anonymous: {
        zh: '记录保留，不再显示姓名和填写的原因',
        en: 'The records stay, without your name and the reasons that were written',
      },
    },
    rows: (userId) => sql`
      select x.name as class, c.name as column, e.kind, e.was, e."is", e.why, e.at, e.actor_id = ${userId} as own_act
      from grade_events e join classes x on x.id = e.class_id join gradebooks g on g.class_id = e.class_id
      left join grade_columns c on c.id = e.column_id
      where e.actor_id = ${userId} or (e.student_id = ${userId} and g.released_at is not null) order by e.id`,
    async erase(tx, userId) {
      // A reason was written by the person or about the person.
      await tx
        .update(gradeEvents)
        .set({ why: '', actorId: null })
        .where(eq(gradeEvents.actorId, userId))
      await tx
        .update(gradeEvents)
        .set({ why: '', studentId: null })
        .where(eq(gradeEvents.studentId, userId))
    },
  }),
  personalPart({
    id: 'grade-office-columns',
    name: { zh: '教务成绩单的列设置', en: 'Columns of office marks files' },
    tables: ['grade_office_columns'],
    fate: 'deleted',
    rows: (userId) => sql`
      select heads as form, columns, used_at from grade_office_columns where user_id = ${userId} order by used_at, heads`,
    async erase(tx, userId) {
      await tx.delete(gradeOfficeColumns).where(eq(gradeOfficeColumns.userId, userId))
    },
  }),
]
