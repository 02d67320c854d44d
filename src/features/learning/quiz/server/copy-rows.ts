import { getTableColumns, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { quizDraws, quizQuestions, quizSections, quizzes } from '../tables.ts'

/** What is of one quiz alone: what its teacher has done while learners took it. */
const acts = [
  'id',
  'marks_released_at',
  'keys_released_at',
  'paused_at',
  'reminded_at',
  'created_at',
]

/** Copies a quiz with its questions and settings, without attempts and acts. @returns the id of the copy */
export async function copyQuizRows(tx: Tx, quizId: number): Promise<number> {
  const columns = columnsOf(quizzes, acts)
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into quizzes (${columns}) select ${columns} from quizzes where id = ${quizId} returning id`)
  const copy = rows[0]!.id
  for (const table of [quizSections, quizDraws, quizQuestions]) {
    const rest = columnsOf(table, ['quiz_id'])
    await tx.execute(sql`
      insert into ${table} (quiz_id, ${rest}) select ${copy}, ${rest} from ${table} where quiz_id = ${quizId}`)
  }
  return copy
}

function columnsOf(
  table: typeof quizzes | typeof quizSections | typeof quizDraws | typeof quizQuestions,
  without: readonly string[],
) {
  const names = Object.keys(getTableColumns(table)).map((name) =>
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  )
  const kept = names.filter((name) => !without.includes(name))
  return sql.join(
    kept.map((name) => sql.identifier(name)),
    sql`, `,
  )
}
