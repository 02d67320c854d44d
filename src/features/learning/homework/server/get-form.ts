import { sql } from 'drizzle-orm'
import {
  type PersonJson,
  personJson,
  presentPerson,
} from '#src/features/content/bank/server/person-name.ts'
import { readGivenFiles } from '#src/features/content/file/server/read-given-files.ts'
import { mayManage, mayTeach } from '#src/features/learning/class/server/rules.ts'
import { headOf, readClass } from '#src/features/learning/class/server/state.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf, must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import type { homeworkApi } from '../contract.ts'
import { homeworkErrors } from '../errors.ts'
import { presentAbout, wordsOf } from './about.ts'
import { readHomework } from './facts.ts'
import { homeworkQuizzes } from './quiz-port.ts'

interface People {
  groups: { groupId: number; name: string }[]
  students: { person: PersonJson; number: string }[]
}

const people = prepared<People>(
  'homework_form_people',
  sql`select
    (select coalesce(json_agg(json_build_object('groupId', g.id, 'name', g.name) order by g.name collate "zh-numeric"), '[]')
      from class_groups g where g.class_id = ${sql.placeholder('classId')}::int) as groups,
    (select coalesce(json_agg(json_build_object('person', ${personJson('u')}, 'number', m.student_number)
        order by nullif(m.student_number, '') collate "zh-numeric" nulls last, u.real_name collate "zh-x-icu", u.id), '[]')
      from class_members m join users u on u.id = m.user_id
      where m.class_id = ${sql.placeholder('classId')}::int and m.role = 'student' and m.state = 'member') as students`,
)

interface More {
  groupIds: number[]
  userIds: number[]
  audience: 'all' | 'some'
  hasWorks: boolean
}

const more = prepared<More>(
  'homework_form_more',
  sql`select h.audience,
    array(select t.group_id from homework_targets t where t.homework_id = h.id and t.group_id is not null) as "groupIds",
    array(select t.user_id from homework_targets t where t.homework_id = h.id and t.user_id is not null) as "userIds",
    exists (select from homework_works w where w.homework_id = h.id
      and (w.hand_ins > 0 or w.marked_at is not null)) as "hasWorks"
    from homework h where h.id = ${sql.placeholder('homeworkId')}::int`,
)

/** Returns what the form of homework needs, for the teachers of the class. */
export async function getForm(
  call: Call<typeof homeworkApi.getForm>,
): Promise<AnswerOf<typeof homeworkApi.getForm>> {
  const { db, viewer, locale, input } = call
  const { classId, homeworkId } = input
  const facts = await readClass(db, { classId, userId: viewer.id })
  must(mayTeach(facts))
  const [[found], homework] = await Promise.all([
    people(db, { classId }),
    homeworkId === undefined ? null : settingsOf(call, homeworkId),
  ])
  return {
    ...headOf(facts),
    groups: found!.groups,
    students: found!.students.flatMap(({ person, number }) => {
      const shown = presentPerson(person, locale)
      return shown ? [{ ...shown, number }] : []
    }),
    homework,
    given: homework?.attachments ?? [],
    can: { set: canOf(mayManage(facts)) },
  }
}

async function settingsOf(call: Call<typeof homeworkApi.getForm>, homeworkId: number) {
  const { db, viewer, input } = call
  const facts = await readHomework(db, { homeworkId, userId: viewer.id })
  if (facts.classId !== input.classId) throw new AppError(homeworkErrors.unknown)
  const [words, [rest], quiz] = await Promise.all([
    wordsOf(db, homeworkId),
    more(db, { homeworkId }),
    facts.kind === 'quiz' ? call.ports.get(homeworkQuizzes).settings(db, homeworkId) : null,
  ])
  const given = await readGivenFiles(call, words.files)
  return {
    ...presentAbout(facts, words, given),
    ...{ source: words.body, state: facts.homeworkState },
    visibleFrom: facts.visibleFrom?.toISOString() ?? null,
    ...{ namesHidden: facts.namesHidden, quiz },
    ...rest!,
  }
}
