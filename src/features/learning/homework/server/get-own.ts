import { and, eq } from 'drizzle-orm'
import { personOf } from '#src/features/content/bank/server/person-name.ts'
import { readGivenFiles } from '#src/features/content/file/server/read-given-files.ts'
import { noWords } from '#src/features/learning/task/server/merge-drafts.ts'
import type { Db } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf, must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { homeworkApi } from '../contract.ts'
import { datesFor } from '../dates.ts'
import { daysLate, keptPercent } from '../late-mark.ts'
import type { OwnState } from '../limits.ts'
import { homeworkWorks } from '../tables.ts'
import { presentAbout, wordsOf } from './about.ts'
import { type HomeworkFacts, lateRuleOf, readHomework } from './facts.ts'
import { annotationsOf } from './annotations.ts'
import { goodWorksOfOwn } from './good-port.ts'
import { ownGroupOf } from './group-of.ts'
import { presentOwn } from './own-rows.ts'
import { handIns as readHandIns } from './hand-ins.ts'
import { peersOfOwn } from './peers-port.ts'
import { homeworkQuizzes } from './quiz-port.ts'
import { mayDo } from './rules.ts'
import { handInRuling, isRedo, type Work } from './works.ts'

/** Returns homework to a student who is to do it, with the own work. */
export async function getOwn(
  call: Call<typeof homeworkApi.getOwn>,
): Promise<AnswerOf<typeof homeworkApi.getOwn>> {
  const { db, ports, viewer, input, locale } = call
  const { homeworkId } = input
  const facts = await readHomework(db, { homeworkId, userId: viewer.id })
  must(mayDo(facts))
  const asked = { homeworkId, userId: viewer.id }
  const [[work = null], words, peers, good, quiz] = await Promise.all([
    db
      .select()
      .from(homeworkWorks)
      .where(and(eq(homeworkWorks.homeworkId, homeworkId), eq(homeworkWorks.userId, viewer.id))),
    wordsOf(db, homeworkId),
    Promise.all(ports.all(peersOfOwn).map((room) => room(db, asked))),
    Promise.all(ports.all(goodWorksOfOwn).map((room) => room(db, asked))),
    facts.kind === 'quiz' ? ports.get(homeworkQuizzes).own(db, asked) : null,
  ])
  const shared = work?.sharedId == null ? null : await sharedOf(db, work.sharedId)
  // The words are those of the group; dates, excuse and mark are one’s own.
  const written = shared ?? work
  const [past, annotations, group] =
    written && work
      ? await Promise.all([
          readHandIns(db, { workId: written.id, most: work.handIns, locale }),
          annotationsOf(db, {
            workId: written.id,
            most: work.releasedAt ? work.handIns : work.redoHandIn,
          }),
          shared && ownGroupOf(db, shared, locale),
        ])
      : [[], [], null]
  const draft = written ?? { revision: 0, ...noWords }
  const named = [draft, ...past].flatMap(({ photos, files }) => [...photos, ...files])
  const given = await readGivenFiles(call, [...new Set([...words.files, ...named])])
  const now = new Date()
  const { dueAt, ruling } = handInRuling(facts, work, now, shared)
  const days = daysLate(dueAt, now)
  const redo = work && isRedo(work, now) && work.redoDueAt
  const own = ownOf(facts, work, now)
  return {
    ...presentAbout(facts, words, given),
    class: { classId: facts.classId, name: facts.name },
    ...{ own, group },
    extended: work?.extendedTo != null && !work.redoDueAt,
    redo: redo ? { dueAt: redo.toISOString(), comment: work.redoComment } : null,
    lateNow:
      ruling === null && days > 0 ? { days, percent: keptPercent(lateRuleOf(facts), days) } : null,
    returned:
      work?.releasedAt && work.markedAt
        ? {
            ...{ rawMark: work.rawMark, mark: own.mark, criteria: work.criteria },
            ...{ comment: work.comment, ownReason: work.ownReason },
            by: (await personOf(db, work.markedById, locale))?.name ?? null,
            at: work.releasedAt.toISOString(),
          }
        : null,
    draft: {
      ...{ revision: draft.revision, text: draft.text },
      ...{ photos: draft.photos, files: draft.files },
    },
    handedInRevision: written?.handedInRevision ?? 0,
    ...{ handIns: past, given, annotations },
    peers: peers.find((one) => one !== null) ?? null,
    goodWorks: good[0] ?? { shown: 0, waits: false },
    quiz,
    can: { handIn: canOf(ruling) },
  }
}

const sharedOf = async (db: Db, workId: number) =>
  (await db.select().from(homeworkWorks).where(eq(homeworkWorks.id, workId)))[0]!

function ownOf(facts: HomeworkFacts, work: Work | null, now: Date) {
  const { dueAt, closesAt } = datesFor(facts, work)
  const returned = work !== null && work.releasedAt !== null
  return presentOwn({
    ...{ homeworkId: facts.homeworkId, kind: facts.kind, title: facts.title },
    fullMark: facts.fullMark,
    ...{ classId: facts.classId, className: facts.name, ownDue: dueAt, ownCloses: closesAt },
    ownState: stateOf(work, closesAt, now),
    ...{ handedInAt: work?.handedInAt ?? null, daysLate: work?.daysLate ?? 0 },
    ...{ handIns: work?.handIns ?? 0, rawMark: returned ? work.rawMark : null },
    ...{ latePercent: facts.latePercent, lateFloor: facts.lateFloor },
    comment: returned ? work.comment : '',
  })
}

/** The same as the column `ownState` of lists. */
function stateOf(work: Work | null, closesAt: Date, now: Date): OwnState {
  if (work?.excusedAt) return 'excused'
  if (work && isRedo(work, now)) return 'redo'
  if (work?.releasedAt) return 'returned'
  if (work && work.handIns > 0) return 'handedIn'
  return now <= closesAt ? 'todo' : 'missed'
}
