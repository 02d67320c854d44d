import { eq, sql } from 'drizzle-orm'
import { personalPart } from '#src/server/personal-data.ts'
import { gradeEvents, gradeFrozenMarks, gradeMarks, gradeOfficeColumns } from '../tables.ts'

/** The personal data in gradebooks. */
export const gradebookParts = [
  personalPart({
    id: 'grades',
    name: { zh: '成绩', en: 'Grades' },
    tables: ['grade_marks', 'grade_frozen_marks'],
    fate: 'deleted',
    // Marks of a gradebook that is not released are the teacher's work in progress.
    rows: (userId) => sql`
      select x.name as class, c.name as column, c.full_mark / 100.0 as full_mark, k.mark / 100.0 as mark, k.word
      from (select column_id, user_id, mark, word from grade_marks
        union all select column_id, user_id, mark, word from grade_frozen_marks) k
      join grade_columns c on c.id = k.column_id join gradebooks g on g.class_id = c.class_id
      join classes x on x.id = c.class_id
      where k.user_id = ${userId} and g.released_at is not null order by x.id, c.position`,
    async erase(tx, userId) {
      await tx.delete(gradeMarks).where(eq(gradeMarks.userId, userId))
      await tx.delete(gradeFrozenMarks).where(eq(gradeFrozenMarks.userId, userId))
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
