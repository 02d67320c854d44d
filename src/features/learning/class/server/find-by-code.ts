import { sql } from 'drizzle-orm'
import {
  type PersonJson,
  personJson,
  presentPerson,
} from '#src/features/content/bank/server/person-name.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { classApi } from '../contract.ts'
import type { MemberState } from '../limits.ts'
import { countTries } from './count-tries.ts'
import { mayBeOneMore, mayUseCode } from './rules.ts'
import { type ClassFacts, countPeople, factColumns } from './state.ts'
import { wasRemoved } from './was-removed.ts'

interface Row extends ClassFacts {
  mine: MemberState | null
  removed: boolean
  owner: PersonJson
  school: string | null
}

/** Shows the class of a code before a person joins it. Whatever the reason, a code that admits nobody is a wrong one. */
export async function findByCode({
  db,
  viewer,
  locale,
  input,
}: Call<typeof classApi.findByCode>): Promise<AnswerOf<typeof classApi.findByCode>> {
  const found = await countTries(db, viewer.id, input.code, async (code) => {
    const { rows } = await db.execute<Row>(sql`
      select ${factColumns}, m.state as mine, ${personJson('u')} as owner,
        ${wasRemoved(sql`c.id`, sql`${viewer.id}::int`)} as removed,
        ${inLanguage(locale, 's', 'name')} as school
      from classes c
      left join class_members m on m.class_id = c.id and m.user_id = ${viewer.id}
      left join class_members o on o.class_id = c.id and o.role = 'owner'
      left join users u on u.id = o.user_id
      left join schools s on s.id = u.school_id
      where c.code = ${code}`)
    return rows[0] && mayUseCode(rows[0]) === null ? rows[0] : null
  })
  const { code, name, yearFrom, semester, school, mine, classId, owner } = found
  const approval = found.approval || found.removed
  const people = await countPeople(db, classId)
  return {
    ...{ code, name, yearFrom, semester, school, approval, mine },
    teacher: presentPerson(owner, locale)?.name ?? '',
    classId: mine === 'member' ? classId : null,
    can: { join: canOf(mine === null ? mayBeOneMore({ ...people, approval }) : null) },
  }
}
