import { sql } from 'drizzle-orm'
import {
  type PersonJson,
  personJson,
  presentPerson,
} from '#src/features/content/bank/server/person-name.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import { preparedIn } from '#src/server/database/prepared.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf, must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { classApi, ClassOverview } from '../contract.ts'
import { type MemberState, requestsShown } from '../limits.ts'
import { nextSemester } from '../semester.ts'
import { classNews } from './news-port.ts'
import { nextName } from './next-name.ts'
import {
  mayArchive,
  mayComplete,
  mayDelete,
  mayHaveOneMore,
  mayLookAfter,
  mayManage,
  mayOpen,
  mayQuit,
  mayRestore,
  maySeeStudents,
  mayTeach,
  mayUseCode,
} from './rules.ts'
import { type ClassFacts, headOf, readClass } from './state.ts'
import { classTalk } from './talk-port.ts'
import { wasRemoved } from './was-removed.ts'

interface Row {
  createdAt: Date
  school: string | null
  students: number
  groups: number
  number: string
  groupName: string | null
  transferTo: PersonJson
  /** Whether the viewer is a verified teacher, and how many classes the viewer owns that are not archived. */
  verified: boolean
  owned: number
  teachers: {
    person: PersonJson
    role: ClassOverview['teachers'][number]['role']
    state: MemberState
  }[]
}

interface Request {
  person: PersonJson
  school: string | null
  number: string
  removed: boolean
  since: Date
  total: number
}

const school = (locale: Locale) => inLanguage(locale, 's', 'name')

const about = preparedIn<Row>(
  'class_about',
  (locale) => sql`
    select c.created_at as "createdAt",
      (select ${school(locale)} from users u join schools s on s.id = u.school_id
        where u.id = ${sql.placeholder('ownerId')}::int) as school,
      (select count(*)::int from class_members x
        where x.class_id = c.id and x.role = 'student' and x.state = 'member') as students,
      (select count(*)::int from class_groups g where g.class_id = c.id) as groups,
      m.student_number as number, g.name as "groupName",
      (select ${personJson('t')} from users t where t.id = c.transfer_to_id) as "transferTo",
      (select v.verified_at is not null from users v where v.id = m.user_id) as verified,
      (select count(*)::int from class_members x join classes o on o.id = x.class_id
        where x.user_id = m.user_id and x.role = 'owner' and o.archived_at is null) as owned,
      coalesce((select json_agg(json_build_object('person', ${personJson('u')}, 'role', x.role, 'state', x.state)
          order by array_position(array['owner', 'coTeacher', 'assistant'], x.role), x.since, u.id)
        from class_members x join users u on u.id = x.user_id
        where x.class_id = c.id and x.role <> 'student'
          and (x.state = 'member' or ${sql.placeholder('teaches')}::boolean)), '[]') as teachers
    from classes c join class_members m on m.class_id = c.id and m.user_id = ${sql.placeholder('userId')}::int
    left join class_groups g on g.id = m.group_id
    where c.id = ${sql.placeholder('classId')}::int`,
)

const requests = preparedIn<Request>(
  'class_requests',
  (locale) => sql`
    select ${personJson('u')} as person, ${school(locale)} as school, m.student_number as number, m.since,
      ${wasRemoved(sql`m.class_id`, sql`m.user_id`)} as removed, count(*) over ()::int as total
    from class_members m join users u on u.id = m.user_id
    left join schools s on s.id = u.school_id
    where m.class_id = ${sql.placeholder('classId')}::int and m.state = 'requested'
    order by m.since, m.user_id limit ${sql.raw(String(requestsShown))}`,
)

/** Reads a class as one of its people. */
export async function getClass({
  db,
  ports,
  viewer,
  locale,
  input: { classId },
}: Call<typeof classApi.getClass>): Promise<AnswerOf<typeof classApi.getClass>> {
  const found = await readClass(db, { classId, userId: viewer.id })
  must(mayOpen(found))
  const looksAfter = maySeeStudents(found) === null
  const teaches = mayTeach(found) === null
  const [[row], waiting, news, unreadTopics] = await Promise.all([
    about(db, locale, { classId, userId: viewer.id, ownerId: found.ownerId, teaches }),
    looksAfter ? requests(db, locale, { classId }) : [],
    ports.get(classNews)(db, { classId, userId: viewer.id }),
    ports.get(classTalk)(db, { classId, userId: viewer.id }),
  ])
  const { code, codeOpen: open, codeExpiresOn: expiresOn, approval, role } = found
  const works = mayUseCode(found) === null
  const teachers = row!.teachers.flatMap((one) => {
    const person = presentPerson(one.person, locale)
    return person ? [{ ...person, role: one.role, state: one.state }] : []
  })
  return {
    ...headOf(found),
    owner: teachers.find((one) => one.role === 'owner') ?? null,
    ...{ school: row!.school, students: row!.students, groups: row!.groups, teachers },
    createdAt: row!.createdAt.toISOString(),
    mine: role === 'student' ? { number: row!.number, group: row!.groupName } : null,
    code: looksAfter ? { code, open, approval, expiresOn, works } : null,
    requests: {
      total: waiting[0]?.total ?? 0,
      items: waiting.map(({ person, since, ...more }) => ({
        ...presentPerson(person, locale)!,
        ...{
          school: more.school,
          number: more.number,
          removed: more.removed,
          since: since.toISOString(),
        },
      })),
    },
    transferTo: teaches ? presentPerson(row!.transferTo, locale) : null,
    unreadTopics,
    news: news && { ...news, at: news.at.toISOString() },
    next: { ...nextSemester(found), name: nextName(found.name, found) },
    can: ableTo(found, row!),
  }
}

const ableTo = (found: ClassFacts, row: Row): ClassOverview['can'] => ({
  edit: canOf(mayManage(found)),
  lookAfter: canOf(mayLookAfter(found)),
  setCode: canOf(mayManage(found)),
  invite: canOf(mayManage(found)),
  complete: canOf(mayComplete(found)),
  archive: canOf(mayArchive(found)),
  restore: canOf(mayRestore(found, row.owned)),
  offer: canOf(mayArchive(found)),
  copy: canOf(mayTeach(found) ?? mayHaveOneMore(row)),
  delete: canOf(mayDelete(found, row.students)),
  quit: canOf(mayQuit(found)),
  history: canOf(mayTeach(found)),
})
