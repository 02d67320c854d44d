import { sql } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import { matchRows, numberKey } from '../match-rows.ts'
import {
  cleanLine,
  faultsOf,
  isSameLine,
  type LineFault,
  nameKey,
  type RosterLine,
} from '../rows.ts'

interface Known extends Record<string, unknown>, RosterLine {
  rowId: number
  userId: number | null
}
interface Student extends Record<string, unknown> {
  userId: number
  number: string
  name: string
  phone: string | null
  email: string | null
}

/** A line beside the row that it concerns. */
export interface Compared {
  line: RosterLine
  faults: LineFault[]
  before: (RosterLine & { rowId: number }) | null
  act: 'add' | 'change' | 'same' | 'wrong'
  isMember: boolean
  others: string[]
}

/**
 * Compares lines with the roster of a class, and with its students. A phone or an e-mail is compared with those of people
 * in the class only: a teacher does not learn whether anybody else has an account.
 */
export async function compareLines(
  db: Db | Tx,
  classId: number,
  given: readonly RosterLine[],
): Promise<{ lines: Compared[]; besides: number; rows: number }> {
  const lines = given.map(cleanLine)
  const faults = faultsOf(lines)
  const { rows } = await db.execute<Known>(sql`
    select id as "rowId", number, name, phone, email, group_name as "group", user_id as "userId"
    from roster_rows where class_id = ${classId}`)
  const { rows: students } = await db.execute<Student>(sql`
    select m.user_id as "userId", m.student_number as number, u.real_name as name, u.phone, u.email
    from class_members m join users u on u.id = m.user_id
    where m.class_id = ${classId} and m.role = 'student' and m.state = 'member'`)
  const known = new Map(rows.map((row) => [numberKey(row.number), row]))
  const inClass = new Set(students.map(({ userId }) => userId))
  const fitting = new Set(
    matchRows(
      lines.map((line, rowId) => ({ ...line, rowId })),
      students,
    ).map(({ rowId }) => rowId),
  )
  const withNumber = Map.groupBy(students, ({ number }) => numberKey(number))
  const compared = lines.map((line, at): Compared => {
    const row = known.get(numberKey(line.number))
    const before = row ? { ...lineOf(row), rowId: row.rowId } : null
    const wrong = faults[at]!
    const others = line.number === '' ? [] : (withNumber.get(numberKey(line.number)) ?? [])
    return {
      ...{ line, faults: wrong, before },
      act:
        wrong.length > 0 ? 'wrong' : !before ? 'add' : isSameLine(before, line) ? 'same' : 'change',
      isMember: fitting.has(at) || (row?.userId != null && inClass.has(row.userId)),
      others: others
        .filter(
          ({ name, userId }) => nameKey(name) !== nameKey(line.name) && userId !== row?.userId,
        )
        .map(({ name }) => name),
    }
  })
  const named = new Set(lines.map(({ number }) => numberKey(number)))
  const besides = rows.filter(({ number }) => !named.has(numberKey(number))).length
  return { lines: compared, besides, rows: rows.length }
}

export const lineOf = ({ number, name, phone, email, group }: RosterLine): RosterLine => ({
  ...{ number, name, phone, email, group },
})
