import { sql } from 'drizzle-orm'
import { isConcerned } from '#src/features/learning/homework/server/columns.ts'
import { homeworkPaths } from '#src/features/learning/homework/paths.ts'
import type { classQuizzes } from '#src/features/learning/quiz/server/place-port.ts'
import { homeworkQuizPaths } from '../paths.ts'

interface Row extends Record<string, unknown> {
  homeworkId: number
  classId: number
  title: string
  className: string
  isTeacher: boolean
  isAssistant: boolean
  isReadOnly: boolean
  learnerIds: number[]
}

/** Finds the homework that a quiz belongs to, with its class and students, for the rooms that mark and analyse quizzes. */
export const quizOfClass: NonNullable<(typeof classQuizzes)['answer']> = async (
  db,
  { quizId, userId },
) => {
  const { rows } = await db.execute<Row>(sql`
    select h.id as "homeworkId", h.class_id as "classId", h.title, c.name as "className",
      c.archived_at is not null as "isReadOnly",
      coalesce(o.role in ('owner', 'coTeacher'), false) as "isTeacher",
      coalesce(o.role = 'assistant', false) as "isAssistant",
      array(select m.user_id from class_members m where m.class_id = c.id and ${isConcerned} order by m.user_id) as "learnerIds"
    from homework_quizzes z join homework h on h.id = z.homework_id join classes c on c.id = h.class_id
    left join class_members o on o.class_id = c.id and o.user_id = ${userId}::int and o.state = 'member'
    where z.quiz_id = ${quizId}`)
  const [row] = rows
  if (!row) return null
  const { homeworkId, classId, ...rest } = row
  return {
    ...rest,
    links: {
      all: homeworkPaths.list(classId),
      learner: homeworkQuizPaths.quiz(homeworkId),
      teacher: homeworkPaths.works(classId, homeworkId),
    },
  }
}
