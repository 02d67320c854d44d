import { sql } from 'drizzle-orm'
import {
  type PersonJson,
  personJson,
  presentPerson,
} from '#src/features/content/bank/server/person-name.ts'
import { readCode } from '#src/features/learning/class/code.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Call } from '#src/server/kernel.ts'
import type { rosterApi } from '../contract.ts'
import { countCode } from './count-guesses.ts'

export interface OpenLesson {
  classId: number
  code: string
  name: string
  owner: PersonJson
}

/** The class of a code with an open first lesson. Nothing is activated in a completed or archived class. */
export const openLessonOf = prepared<OpenLesson>(
  'roster_open_lesson',
  sql`select c.id as "classId", c.code, c.name,
    (select ${personJson('u')} from class_members o join users u on u.id = o.user_id
      where o.class_id = c.id and o.role = 'owner') as owner
    from classes c join first_lessons l on l.class_id = c.id and l.ends_at > now()
    where c.code = ${sql.placeholder('code')} and c.archived_at is null and c.completed_at is null`,
)

/** Finds the open first lesson of a class code. A wrong code and a class without one have the same answer. */
export async function findLesson(call: Call<typeof rosterApi.findLesson>) {
  const { db, config, origin, locale, input } = call
  const code = readCode(input.code)
  if (code === null) return { lesson: null }
  const found = await countCode({ db, config, ip: origin.ip }, async () => {
    const [lesson] = await openLessonOf(db, { code })
    return lesson ?? null
  })
  if (!found) return { lesson: null }
  const teacher = presentPerson(found.owner, locale)?.name ?? ''
  return { lesson: { code: found.code, name: found.name, teacher } }
}
