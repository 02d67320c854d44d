import { and, eq, isNull, sql } from 'drizzle-orm'
import { bodyOf } from './body-of.ts'
import { mustFit } from '#src/features/learning/quiz/server/answer-files.ts'
import { mayManage } from '#src/features/learning/class/server/rules.ts'
import { findClass } from '#src/features/learning/class/server/state.ts'
import { classErrors } from '#src/features/learning/class/errors.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must, withValues } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { fileKinds } from '#src/shared/file-kind.ts'
import type { homeworkApi } from '../contract.ts'
import { homeworkErrors } from '../errors.ts'
import type { HomeworkForm } from '../forms.ts'
import { type HomeworkKind, homeworkMost } from '../limits.ts'
import { homework, homeworkAttachments, homeworkTargets } from '../tables.ts'
import { daysLateNow } from './columns.ts'
import { type HomeworkFacts, holdHomework } from './facts.ts'
import { homeworkMessages } from './messages-text.ts'
import { peersOfOwn } from './peers-port.ts'
import { homeworkQuizzes } from './quiz-port.ts'
import { record } from './record.ts'
import { maySet } from './rules.ts'
import { concernedBy, momentWords, tellLearners } from './tell.ts'
import { takeGroups } from './take-groups.ts'
import type { HeldWork } from './works.ts'

type SaveCall = Call<typeof homeworkApi.save>

/** Saves homework: as a draft, or published; changes of published homework hold at once. */
export async function saveHomework(call: SaveCall) {
  const { db, viewer, input } = call
  const { classId, homeworkId, key, publish } = input
  const given = input.quiz ? withoutWork(input.homework) : input.homework
  if (input.quiz && given.fullMark === null) throw new AppError(homeworkErrors.quizMark)
  // Before the transaction: it is read over a connection of its own, for which many saves at once would wait while each holds one.
  await mustBeOwnFiles(call)
  await mustHaveNoRound(call)
  return db.transaction(async (tx) => {
    // One after the other in a class, so that the limit holds.
    await tx.execute(sql`select from classes where id = ${classId} for update`)
    const facts = await findClass(tx, { classId, userId: viewer.id })
    if (!facts) throw new AppError(classErrors.unknown)
    must(mayManage(facts))
    await mustBeInClass(tx, classId, given)
    const before = await formerOf(tx, call, homeworkId)
    if (before) await mustKeepMarks(tx, before, given)
    if (before && before.homeworkState !== 'draft' && before.inGroups !== given.inGroups) {
      throw new AppError(homeworkErrors.groupsKept)
    }
    const values = { ...valuesOf(given), kind: input.quiz ? ('quiz' as const) : ('work' as const) }
    const state = publish ? ('published' as const) : (before?.homeworkState ?? 'draft')
    const id = before?.homeworkId ?? (await insert(tx, { classId, key, userId: viewer.id }, values))
    if (id === null) return { homeworkId: await idOf(tx, classId, key) }
    await tx
      .update(homework)
      .set({
        ...{ ...values, state },
        ...(publish && { publishedAt: sql`coalesce(published_at, now())` }),
      })
      .where(eq(homework.id, id))
    await writeRows(tx, id, given)
    if (given.inGroups && state === 'published') await takeForPublication(tx, id, before)
    if (input.quiz) {
      await call.ports.get(homeworkQuizzes).save(tx, call, { homeworkId: id, quiz: input.quiz })
    }
    await after(tx, call, { id, name: facts.name, before, isPublished: state === 'published' })
    return { homeworkId: id }
  })
}

/** Takes the groups with the first publication, and those that are chosen later. @throws homework.noGroups */
async function takeForPublication(tx: Tx, id: number, before: HomeworkFacts | null) {
  // Of homework for all, the groups are those of the publication.
  const isLater = before?.homeworkState === 'published'
  const [now] = await tx
    .select({ audience: homework.audience })
    .from(homework)
    .where(eq(homework.id, id))
  if (isLater && now!.audience === 'all') return
  if ((await takeGroups(tx, id)) === 0) throw new AppError(homeworkErrors.noGroups)
}

/** @throws homework.hasRound, because peers review works of single students */
async function mustHaveNoRound({ db, ports, viewer, input }: SaveCall) {
  const { homeworkId } = input
  if (homeworkId === null || !input.homework.inGroups) return
  const given = { homeworkId, userId: viewer.id }
  const rounds = await Promise.all(ports.all(peersOfOwn).map((room) => room(db, given)))
  if (rounds.some((round) => round !== null)) throw new AppError(homeworkErrors.hasRound)
}

async function formerOf(tx: Tx, { viewer, input }: SaveCall, homeworkId: number | null) {
  if (homeworkId === null) return null
  const facts = await holdHomework(tx, { homeworkId, userId: viewer.id })
  const isOther =
    facts.classId !== input.classId || (facts.kind === 'quiz') !== (input.quiz !== undefined)
  if (isOther) throw new AppError(homeworkErrors.unknown)
  must(maySet(facts))
  return facts
}

/** A quiz takes no words, files, rubric and groups, and is marked by itself. */
const withoutWork = (given: HomeworkForm): HomeworkForm => ({
  ...given,
  ...{ criteria: [], photos: 0, files: 0, kinds: [], recordingMinutes: 0, namesHidden: false },
  inGroups: false,
})

const valuesOf = (given: HomeworkForm) => ({
  ...{ title: given.title, body: bodyOf(given.body), fullMark: given.fullMark },
  ...{ criteria: given.criteria, audience: given.audience, kinds: given.kinds },
  visibleFrom: given.visibleFrom === null ? null : new Date(given.visibleFrom),
  dueAt: new Date(given.dueAt),
  lateUntil: given.late ? new Date(given.late.until) : null,
  ...{ latePercent: given.late?.percent ?? 0, lateFloor: given.late?.floor ?? 0 },
  ...{ photosMost: given.photos, filesMost: given.files },
  ...{ recordingMinutes: given.recordingMinutes, namesHidden: given.namesHidden },
  inGroups: given.inGroups,
})

/** @returns null where a repeated call finds the homework that the first one has made */
export async function insert(
  tx: Tx,
  { classId, key, userId }: { classId: number; key: string; userId: number },
  values: ReturnType<typeof valuesOf> & { kind: HomeworkKind },
): Promise<number | null> {
  const isSame = and(eq(homework.classId, classId), eq(homework.key, key))
  if ((await tx.$count(homework, isSame)) > 0) return null
  if ((await tx.$count(homework, eq(homework.classId, classId))) >= homeworkMost) {
    throw new AppError(withValues(homeworkErrors.tooMany, { most: homeworkMost }))
  }
  const [made] = await tx
    .insert(homework)
    .values({ ...values, classId, key, createdById: userId })
    .returning({ id: homework.id })
  return made!.id
}

export async function idOf(tx: Tx, classId: number, key: string): Promise<number> {
  const [found] = await tx
    .select({ id: homework.id })
    .from(homework)
    .where(and(eq(homework.classId, classId), eq(homework.key, key)))
  return found!.id
}

/** @throws homework.wrongStudent for groups and people who are not of the class */
async function mustBeInClass(
  tx: Tx,
  classId: number,
  { audience, groupIds, userIds }: HomeworkForm,
) {
  if (audience === 'all') return
  const { rows } = await tx.execute<{ found: number }>(sql`
    select (select count(*)::int from class_groups where class_id = ${classId} and id = any(${sql.param(groupIds)}::int[]))
      + (select count(*)::int from class_members where class_id = ${classId} and role = 'student' and state = 'member'
          and user_id = any(${sql.param(userIds)}::int[])) as found`)
  if (rows[0]!.found !== new Set(groupIds).size + new Set(userIds).size) {
    throw new AppError(homeworkErrors.wrongStudent)
  }
}

/** Files that it names already may be a colleague's. */
async function mustBeOwnFiles({ db, viewer, input }: SaveCall) {
  const { homeworkId } = input
  const known =
    homeworkId === null
      ? []
      : await db
          .select({ id: homeworkAttachments.userFileId })
          .from(homeworkAttachments)
          .where(eq(homeworkAttachments.homeworkId, homeworkId))
  const fresh = input.homework.attachments.filter((id) => !known.some((one) => one.id === id))
  await mustFit(
    db,
    viewer,
    fresh.map((userFileId) => ({ userFileId, kinds: fileKinds })),
  )
}

/** The full mark and the rubric stay once a work was handed in or marked, because marks refer to them. */
async function mustKeepMarks(tx: Tx, before: HomeworkFacts, given: HomeworkForm): Promise<void> {
  const isSame =
    before.fullMark === given.fullMark &&
    JSON.stringify(before.criteria.map(pointsOf)) === JSON.stringify(given.criteria.map(pointsOf))
  if (isSame) return
  const { rows } = await tx.execute(sql`
    select from homework_works where homework_id = ${before.homeworkId}
      and (hand_ins > 0 or marked_at is not null) limit 1`)
  if (rows.length > 0) throw new AppError(homeworkErrors.hasWorks)
}
const pointsOf = ({ id, points }: { id: string; points: number }) => [id, points]

async function writeRows(tx: Tx, homeworkId: number, given: HomeworkForm): Promise<void> {
  const { audience, attachments } = given
  const groupIds = audience === 'all' ? [] : [...new Set(given.groupIds)]
  const userIds = audience === 'all' ? [] : [...new Set(given.userIds)]
  await tx.delete(homeworkTargets).where(eq(homeworkTargets.homeworkId, homeworkId))
  const targets = [
    ...groupIds.map((groupId) => ({ groupId })),
    ...userIds.map((userId) => ({ userId })),
  ]
  if (targets.length > 0) {
    await tx.insert(homeworkTargets).values(targets.map((one) => ({ homeworkId, ...one })))
  }
  await tx.delete(homeworkAttachments).where(eq(homeworkAttachments.homeworkId, homeworkId))
  const files = [...new Set(attachments)]
  if (files.length > 0) {
    await tx
      .insert(homeworkAttachments)
      .values(files.map((userFileId, place) => ({ homeworkId, userFileId, place })))
  }
}

interface After {
  id: number
  name: string
  before: HomeworkFacts | null
  isPublished: boolean
}

/** Puts the change on record, tells those concerned, and counts the days of late works anew where a date has changed. */
async function after(
  tx: Tx,
  call: SaveCall,
  { id, name, before, isPublished }: After,
): Promise<void> {
  if (!isPublished) return
  const { viewer, input } = call
  const { title, visibleFrom } = input.homework
  const dueAt = new Date(input.homework.dueAt)
  const wasPublished = before?.homeworkState === 'published'
  const isNewDate = wasPublished && before.dueAt.getTime() !== dueAt.getTime()
  const actorId = viewer.id
  if (!wasPublished) await record(tx, { homeworkId: id, kind: 'published', actorId })
  else if (isNewDate) {
    const detail = { from: before.dueAt.toISOString(), to: dueAt.toISOString() }
    await record(tx, { homeworkId: id, kind: 'dueChanged', actorId, detail })
  } else await record(tx, { homeworkId: id, kind: 'edited', actorId })
  if (before) await countDaysAgain(tx, id)
  // Of homework that is not shown yet, a job tells its students on the day.
  const isShown = visibleFrom === null || new Date(visibleFrom) <= new Date()
  const isTold = await holdTold(tx, id, { isShown, wasPublished })
  if (!isShown || (isTold && !isNewDate)) return
  const words = isTold ? homeworkMessages.dueChanged : homeworkMessages.set
  const of = { homeworkId: id, name }
  await tellLearners(tx, call, of, await concernedBy(tx, id), words(title, momentWords(dueAt)))
}

/** Puts down that students are told of homework which they see. @returns whether they were told before */
async function holdTold(
  tx: Tx,
  homeworkId: number,
  { isShown, wasPublished }: { isShown: boolean; wasPublished: boolean },
): Promise<boolean> {
  const isIt = eq(homework.id, homeworkId)
  // What was withdrawn is news again.
  if (!wasPublished) await tx.update(homework).set({ toldAt: null }).where(isIt)
  if (!isShown) return false
  const told = await tx
    .update(homework)
    .set({ toldAt: sql`now()` })
    .where(and(isIt, isNull(homework.toldAt)))
    .returning({ id: homework.id })
  return told.length === 0
}

/** Writes the days of late works again, of one student or group or of all, where a date has changed; those of a quiz are its own. */
export async function countDaysAgain(tx: Tx, homeworkId: number, held?: HeldWork): Promise<void> {
  await tx.execute(sql`
    update homework_works w set days_late = ${daysLateNow}, changed_at = now()
    from homework h where h.id = w.homework_id and h.id = ${homeworkId} and h.kind = 'work' and w.hand_ins > 0
      and w.days_late <> ${daysLateNow} ${held ? sql`and ${held.work.id} in (w.id, w.shared_id)` : sql``}`)
}
