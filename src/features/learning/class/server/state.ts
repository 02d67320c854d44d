import { type Placeholder, sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import { schoolToday } from '#src/server/school-day.ts'
import { AppError } from '#src/shared/errors.ts'
import { classErrors } from '../errors.ts'
import type { ClassRole, ClassState, ClassSemester } from '../limits.ts'

/** A class as one person finds it. */
export interface ClassFacts extends Record<string, unknown> {
  classId: number
  name: string
  yearFrom: number
  semester: ClassSemester
  state: ClassState
  /** The person’s; null for people who are no members. */
  role: ClassRole | null
  ownerId: number | null
  code: string
  codeOpen: boolean
  codeExpiresOn: string | null
  expired: boolean
  approval: boolean
  transferToId: number | null
  transferStays: boolean
}

/** The state of the class `c`. */
export const stateOf = sql`case when c.archived_at is not null then 'archived'
  when c.completed_at is not null then 'completed' else 'active' end`

/** The columns of ClassFacts: of the class `c`, and of the person's row `m`. */
export const factColumns = sql`
  c.id as "classId", c.name, c.year_from as "yearFrom", c.semester, ${stateOf} as state,
  case when m.state = 'member' then m.role end as role,
  (select o.user_id from class_members o where o.class_id = c.id and o.role = 'owner') as "ownerId",
  c.code, c.code_open as "codeOpen", c.code_expires_on::text as "codeExpiresOn",
  coalesce(c.code_expires_on < ${schoolToday}, false) as expired, c.needs_approval as approval,
  c.transfer_to_id as "transferToId", c.transfer_stays as "transferStays"`

type Given = { classId: number; userId: number }

const factsOf = (classId: SQL | Placeholder, userId: SQL | Placeholder) => sql`
  select ${factColumns} from classes c
  left join class_members m on m.class_id = c.id and m.user_id = ${userId}::int
  where c.id = ${classId}::int`

const facts = prepared<ClassFacts>(
  'class_facts',
  factsOf(sql.placeholder('classId'), sql.placeholder('userId')),
)

/** Reads a class for a page. People who are no members have no role. @throws class.unknown, where there is no such class */
export async function readClass(db: Db, given: Given): Promise<ClassFacts> {
  const [found] = await facts(db, given)
  if (!found) throw new AppError(classErrors.unknown)
  return found
}

/** The same within the transaction of an act. @returns null where there is no such class */
export async function findClass(tx: Tx, { classId, userId }: Given): Promise<ClassFacts | null> {
  const { rows } = await tx.execute<ClassFacts>(factsOf(sql`${classId}`, sql`${userId}`))
  return rows[0] ?? null
}

/** Locks a class, so that acts on it come one after another. @returns null where there is none */
export async function holdIfThere(tx: Tx, given: Given): Promise<ClassFacts | null> {
  await tx.execute(sql`select from classes where id = ${given.classId} for update`)
  return findClass(tx, given)
}

/** The same. @throws class.unknown, where there is no such class */
export async function holdClass(tx: Tx, given: Given): Promise<ClassFacts> {
  const found = await holdIfThere(tx, given)
  if (!found) throw new AppError(classErrors.unknown)
  return found
}

/** Returns the part of the facts that every page of a class shows. */
export const headOf = ({ classId, name, yearFrom, semester, state, role }: ClassFacts) => ({
  ...{ classId, name, yearFrom, semester, state },
  role: role!,
})

/** Counts the students and the requests of a class. */
export async function countPeople(db: Db | Tx, classId: number) {
  const { rows } = await db.execute<{ students: number; requests: number }>(sql`
    select count(*) filter (where state = 'member')::int as students,
      count(*) filter (where state = 'requested')::int as requests
    from class_members where class_id = ${classId} and role = 'student'`)
  return rows[0]!
}
