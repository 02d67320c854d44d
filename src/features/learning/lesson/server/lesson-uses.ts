import { sql } from 'drizzle-orm'
import type { questionUses } from '#src/features/content/bank/server/questions-port.ts'
import { lessonPaths } from '../paths.ts'

interface Row extends Record<string, unknown> {
  questionId: number
  classId: number
  lessonId: number
  name: string
  isHelper: boolean
}

/** Questions that were asked in lessons. The class of another teacher has no name here. */
export const lessonUses: NonNullable<(typeof questionUses)['answer']> = async (
  db,
  { questionIds, viewer },
) => {
  const { rows } = await db.execute<Row>(sql`
    select distinct q.bank_question_id as "questionId", c.id as "classId", l.id as "lessonId", c.name,
      exists (select from class_members m where m.class_id = c.id and m.user_id = ${viewer.id}
        and m.role <> 'student' and m.state = 'member') as "isHelper"
    from lesson_questions q join lessons l on l.id = q.lesson_id join classes c on c.id = l.class_id
    where q.bank_question_id = any(${sql.param(questionIds)}::int[]) order by l.id desc`)
  return rows.map(({ questionId, classId, lessonId, name, isHelper }) => ({
    questionId,
    name: isHelper ? name : '',
    path: isHelper ? lessonPaths.questions(classId, lessonId) : null,
  }))
}
