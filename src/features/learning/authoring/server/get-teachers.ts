import { sql } from 'drizzle-orm'
import {
  type PersonJson,
  personJson,
  presentPerson,
} from '#src/features/content/bank/server/person-name.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf, must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { authoringApi } from '../contract.ts'
import { readOwn } from './own-course.ts'
import { isThere, mayLeave, mayOwn } from './own-rules.ts'

type Answer = AnswerOf<typeof authoringApi.getTeachers>

interface MemberRow extends Record<string, unknown> {
  person: PersonJson
  mayEdit: boolean
  mayRelease: boolean
  maySeeLearners: boolean
  invitedAt: string
  acceptedAt: string | null
}

const iso = (moment: string) => new Date(moment).toISOString()

/** Lists the owner and the co-teachers of a course. */
export async function getTeachers({
  db,
  viewer,
  locale,
  input: { courseId },
}: Call<typeof authoringApi.getTeachers>): Promise<Answer> {
  const course = await readOwn(db, { courseId, userId: viewer.id })
  must(isThere(course))
  const [{ rows: people }, { rows: members }] = await Promise.all([
    db.execute<{ owner: PersonJson; transferTo: PersonJson }>(sql`
      select ${personJson('o')} as owner, ${personJson('n')} as "transferTo"
      from courses c left join users o on o.id = c.owner_id left join users n on n.id = c.transfer_to_id
      where c.id = ${courseId}`),
    db.execute<MemberRow>(sql`
      select ${personJson('u')} as person, s.may_edit as "mayEdit", s.may_release as "mayRelease",
        s.may_see_learners as "maySeeLearners", s.invited_at as "invitedAt", s.accepted_at as "acceptedAt"
      from course_staff s join users u on u.id = s.user_id
      where s.course_id = ${courseId} order by s.invited_at, u.id`),
  ])
  return {
    courseId,
    owner: presentPerson(people[0]!.owner, locale),
    members: members.flatMap(({ person, invitedAt, acceptedAt, ...rights }) => {
      const shown = presentPerson(person, locale)
      if (!shown) return []
      const at = { invitedAt: iso(invitedAt), acceptedAt: acceptedAt && iso(acceptedAt) }
      return [{ ...shown, ...rights, ...at, isMe: shown.userId === viewer.id }]
    }),
    transferTo: presentPerson(people[0]!.transferTo, locale),
    can: { manage: canOf(mayOwn(course)), leave: canOf(mayLeave(course)) },
  }
}
