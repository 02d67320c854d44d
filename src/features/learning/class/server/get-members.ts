import { presentPerson } from '#src/features/content/bank/server/person-name.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf, must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { classApi } from '../contract.ts'
import { membersPerPage } from '../limits.ts'
import { classExpected } from './joined-port.ts'
import { listMembers } from './list-members.ts'
import {
  mayChangePerson,
  mayLookAfter,
  mayManage,
  mayOpen,
  mayOwn,
  maySeeStudents,
  mayTeach,
} from './rules.ts'
import { headOf, readClass } from './state.ts'

/** Lists the people of a class. Students see names, roles and groups; contacts are shown to nobody. */
export async function getMembers({
  db,
  ports,
  viewer,
  locale,
  input,
}: Call<typeof classApi.getMembers>): Promise<AnswerOf<typeof classApi.getMembers>> {
  const { classId, keyword, role, group, sort, page } = input
  const standing = await readClass(db, { classId, userId: viewer.id })
  must(mayOpen(standing))
  const seesNumbers = maySeeStudents(standing) === null
  const seesInvited = mayManage(standing) === null
  const found = await listMembers(db, {
    ...{ classId, keyword, role, group, seesInvited, seesNumbers },
    sort: sort === 'number' && !seesNumbers ? 'role' : sort,
    ...rowsOf(page, membersPerPage),
  })
  const items = found.items.map((row) => {
    const isMe = row.userId === viewer.id
    return {
      ...{ userId: row.userId, name: presentPerson(row.person, locale)?.name ?? '' },
      ...{ role: row.role, state: row.state, isMe },
      number: seesNumbers || isMe ? row.number : null,
      sameNumber: seesNumbers && row.sameNumber,
      ...{ groupId: row.groupId, group: row.groupName },
      since: new Date(row.since).toISOString(),
      can: { remove: canOf(mayChangePerson(standing, row.role)) },
    }
  })
  const { total, students, ungrouped, groups } = found
  return {
    ...headOf(standing),
    ...paged({ total, page, perPage: membersPerPage, items }),
    ...{ groups, students, ungrouped },
    roster: mayTeach(standing) === null ? await ports.get(classExpected)(db, classId) : null,
    can: {
      manage: canOf(mayManage(standing)),
      lookAfter: canOf(mayLookAfter(standing)),
      own: canOf(mayOwn(standing)),
    },
  }
}
