import { sql } from 'drizzle-orm'
import {
  type PersonJson,
  personJson,
  presentPerson,
} from '#src/features/content/bank/server/person-name.ts'
import { readGivenFiles } from '#src/features/content/file/server/read-given-files.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf, must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import type { homeworkApi } from '../contract.ts'
import { homeworkErrors } from '../errors.ts'
import { annotationsOf } from './annotations.ts'
import { presentAbout, wordsOf } from './about.ts'
import { isConcerned, wordsId } from './columns.ts'
import { isNamelessNow, readHomework } from './facts.ts'
import { presentWork, type WorkFound, workColumns } from './get-works.ts'
import { homeworkQuizzes } from './quiz-port.ts'
import { membersOfGroup } from './group-of.ts'
import { handIns as readHandIns } from './hand-ins.ts'
import { mayDecide, mayMark, maySeeWorks } from './rules.ts'

/** Characters of a comment that is offered again, and how many are. */
const phraseMost = 80
const phrasesMost = 8
const historyMost = 30

type History = AnswerOf<typeof homeworkApi.getWork>['history'][number]['kind']

interface Found extends WorkFound {
  workId: number | null
  /** Of the group, where there is one. */
  givenMark: number | null
  revision: number
  criteria: Record<string, number>
  comment: string
  markedAt: string | null
  markedBy: PersonJson
  markedHandIn: number
  redoHandIn: number
  redoDueAt: string | null
  redoComment: string
  phrases: string[]
  history: {
    eventId: number
    kind: History
    by: PersonJson
    from: number | string | null
    to: number | string | null
    at: string
  }[]
}

const find = prepared<Found>(
  'homework_work',
  sql`
  select ${personJson('x')} as person, x.number, x.group_name as group, x.state, x.hand_ins as "handIns",
    x.handed_in_at as "handedInAt", x.days_late as "daysLate", x.raw_mark as "rawMark",
    x.released_at is not null as released, x.extended_to as "extendedTo", x.extra_minutes as "extraMinutes", x.shared_id as "sharedId", x.own_mark as "ownMark", s.id as "workId",
    s.raw_mark as "givenMark", coalesce(s.mark_revision, 0)::int8 as revision, coalesce(s.criteria, '{}') as criteria,
    coalesce(s.comment, '') as comment, s.marked_at as "markedAt", ${personJson('t')} as "markedBy",
    coalesce(s.marked_hand_in, 0) as "markedHandIn", coalesce(w.redo_hand_in, 0) as "redoHandIn",
    w.redo_due_at as "redoDueAt", coalesce(w.redo_comment, '') as "redoComment",
    array(select k.comment from homework_works k
      where k.marked_by_id = ${sql.placeholder('viewerId')}::int and k.comment <> ''
        and length(k.comment) <= ${sql.raw(String(phraseMost))}
      group by k.comment order by max(k.marked_at) desc limit ${sql.raw(String(phrasesMost))}) as phrases,
    coalesce((select json_agg(json_build_object('eventId', e.id, 'kind', e.kind, 'by', e.by,
          'from', e.detail->'from', 'to', e.detail->'to', 'at', e.at) order by e.id desc)
      from (select e.*, ${personJson('a')} as by from homework_events e left join users a on a.id = e.actor_id
        where e.homework_id = x.homework_id and e.subject_id = x.id
        order by e.id desc limit ${sql.raw(String(historyMost))}) e), '[]') as history
  from (select ${workColumns}, h.id as homework_id from homework h join class_members m on m.class_id = h.class_id
    join users u on u.id = m.user_id
    left join homework_works w on w.homework_id = h.id and w.user_id = m.user_id
    where h.id = ${sql.placeholder('homeworkId')}::int and m.user_id = ${sql.placeholder('userId')}::int
      and ${isConcerned}) x
  left join homework_works w on w.homework_id = x.homework_id and w.user_id = x.id
  left join homework_works s on s.id = ${wordsId}
  left join users t on t.id = s.marked_by_id`,
)

/** Returns what a student has handed in, for those who look after the class. The draft is nobody else's. */
export async function getWork(
  call: Call<typeof homeworkApi.getWork>,
): Promise<AnswerOf<typeof homeworkApi.getWork>> {
  const { db, viewer, locale, input } = call
  const { homeworkId, userId } = input
  const facts = await readHomework(db, { homeworkId, userId: viewer.id })
  must(maySeeWorks(facts))
  const [[found], words] = await Promise.all([
    find(db, { homeworkId, userId, viewerId: viewer.id }),
    wordsOf(db, homeworkId),
  ])
  if (!found) throw new AppError(homeworkErrors.unknown)
  const nameless = isNamelessNow(facts)
  const most = found.handIns
  const [handIns, annotations, members] =
    found.workId === null
      ? [[], [], null]
      : await Promise.all([
          readHandIns(db, { workId: found.workId, most, locale, nameless }),
          annotationsOf(db, { workId: found.workId, most }),
          found.sharedId === null ? null : membersOfGroup(db, found.sharedId, locale),
        ])
  const named = handIns.flatMap(({ photos, files }) => [...photos, ...files])
  const quiz =
    facts.kind === 'quiz'
      ? await call.ports.get(homeworkQuizzes).attempts(db, { homeworkId, userId })
      : null
  const [attached, handed] = await Promise.all([
    readGivenFiles(call, words.files),
    readGivenFiles(call, [...new Set(named)], { nameless }),
  ])
  const given = [...handed, ...attached]
  const nameOf = (person: PersonJson) => presentPerson(person, locale)?.name ?? null
  const iso = (moment: string) => new Date(moment).toISOString()
  return {
    ...presentAbout(facts, words, given),
    work: presentWork(found, facts, locale),
    nameless,
    group: members && { name: found.group, members },
    ...{ handIns, given, annotations, quiz },
    ...{ rawMark: found.givenMark, revision: found.revision, criteriaMarks: found.criteria },
    comment: found.comment,
    marked: found.markedAt
      ? { by: nameOf(found.markedBy), at: iso(found.markedAt), handIn: found.markedHandIn }
      : null,
    redo: found.redoDueAt
      ? {
          ...{ dueAt: iso(found.redoDueAt), comment: found.redoComment },
          handIn: found.redoHandIn,
        }
      : null,
    phrases: found.phrases,
    history: found.history.map(({ by, at, ...event }) => ({
      ...event,
      by: nameOf(by),
      at: iso(at),
    })),
    can: { mark: canOf(mayMark(facts)), set: canOf(mayDecide(facts)) },
  }
}
