import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { QuestionBody } from '../../question/body/body.ts'
import { filesOfBody } from '../../question/body/files.ts'
import { problemsOf } from '../../question/body/problems.ts'
import type { Difficulty, QuestionStatus } from '../../question/types.ts'
import { bankErrors } from '../errors.ts'
import { questionFiles, questions, questionVersions } from '../tables.ts'
import { personOf } from './person-name.ts'
import { mustName } from './name-files.ts'
import { cleanBody } from '../../question/server/clean-body.ts'
import { cleanPoints, cleanTags, columnsOf } from './question-columns.ts'
import { reachOf, rightOn } from './reach.ts'
import { mayEdit } from './rules.ts'
import { someone } from './server-text.ts'
import { addTags, tagIds } from './tag-names.ts'
import { mustHaveTextRoom } from './text-room.ts'

export interface NewQuestion {
  /** The owner of the folder; null in a folder whose owner's account was erased. */
  ownerId: number | null
  folderId: number | null
  body: QuestionBody
  /** It stays a draft; else it is ready as soon as it can be marked. */
  keepDraft?: boolean
  difficulty?: Difficulty
  points?: number
  /** By name. */
  tags?: readonly string[]
}

interface Author {
  viewer: { id: number }
}

/** Rows of one statement. */
const turn = 500

/** A question is ready as soon as it can be marked, unless its author keeps it a draft. */
const statusOf = (body: QuestionBody, keepDraft: boolean): QuestionStatus =>
  !keepDraft && problemsOf(body).length === 0 ? 'ready' : 'draft'

/**
 * Makes questions with their first versions, words, tags and file rows, in a few round trips for any number. The
 * author must be allowed to fill the folders; the files that the bodies name are checked here.
 * @throws file.unknown, file.otherType, question.tooManyTags, question.noTextRoom
 */
export async function createQuestions(
  tx: Tx,
  { viewer }: Author,
  rows: readonly NewQuestion[],
): Promise<{ questionId: number; versionId: number }[]> {
  const clean = rows.map((row) => ({
    ...row,
    body: cleanBody(row.body),
    tags: cleanTags(row.tags ?? []),
    points: cleanPoints(row.points ?? 1),
  }))
  await mustHaveTextRoom(tx, viewer.id, clean)
  const files = clean.map(({ body }) => filesOfBody(body))
  await mustName(tx, viewer, files.flat())
  const made: { questionId: number; versionId: number }[] = []
  for (let from = 0; from < clean.length; from += turn) {
    made.push(...(await insertTurn(tx, viewer.id, clean.slice(from, from + turn))))
  }
  await insertFiles(
    tx,
    made.flatMap(({ versionId }, at) => files[at]!.map((file) => ({ versionId, ...file }))),
  )
  const owners = Map.groupBy(clean.keys(), (at) => clean[at]!.ownerId ?? viewer.id)
  for (const [ownerId, places] of owners) {
    const ids = await tagIds(
      tx,
      ownerId,
      places.flatMap((at) => clean[at]!.tags),
    )
    const pairs = places.flatMap((at) =>
      clean[at]!.tags.map((name) => ({
        questionId: made[at]!.questionId,
        tagId: ids.get(name)!,
      })),
    )
    await addTags(tx, pairs)
  }
  return made
}

async function insertTurn(tx: Tx, authorId: number, rows: readonly NewQuestion[]) {
  const ids = await tx
    .insert(questions)
    .values(
      rows.map(({ ownerId, folderId, body, keepDraft = false, difficulty = 2, points = 1 }) => ({
        ...{ ownerId, folderId, difficulty, points, keepDraft, changedBy: authorId },
        ...columnsOf(body),
        status: statusOf(body, keepDraft),
      })),
    )
    .returning({ id: questions.id })
  const versions = await tx
    .insert(questionVersions)
    .values(rows.map(({ body }, at) => ({ questionId: ids[at]!.id, number: 1, body, authorId })))
    .returning({ versionId: questionVersions.id, questionId: questionVersions.questionId })
  const byQuestion = new Map(versions.map(({ questionId, versionId }) => [questionId, versionId]))
  return ids.map(({ id }) => ({ questionId: id, versionId: byQuestion.get(id)! }))
}

async function insertFiles(tx: Tx, files: readonly { versionId: number; userFileId: number }[]) {
  if (files.length === 0) return
  await tx.execute(sql`
    insert into question_files (version_id, user_file_id)
    select distinct * from unnest(${sql.param(files.map(({ versionId }) => versionId))}::int[],
      ${sql.param(files.map(({ userFileId }) => userFileId))}::int[])`)
}

export interface Saved {
  questionId: number
  /** Of the question as it was read: another one refuses the save. */
  revision: number
  body: QuestionBody
  difficulty: Difficulty
  points: number
  tags: readonly string[]
  /** It stays a draft; else it is ready as soon as it can be marked. */
  keepDraft: boolean
}

/** Saves of one author within these minutes stay one version, so that a history is not made of typing. */
const oneVersionMinutes = 30

/**
 * Saves a question. What another person has written, and what was answered or set, stays as a version of its own.
 * @throws question.unknown, question.readOnly, file.unknown; question.changedByOther and changedElsewhere with the
 * text that is stored
 */
export async function saveQuestion(
  tx: Tx,
  { viewer, locale }: Author & { locale: Locale },
  saved: Saved,
) {
  const reach = await reachOf(tx, viewer)
  const row = await holdQuestion(tx, saved.questionId)
  must(mayEdit(rightOn(row, viewer, reach)))
  const present = await presentVersion(tx, row!)
  const body = cleanBody(saved.body)
  const isSame = isDeepStrictEqual(body, present.body)
  if (row!.revision !== saved.revision) {
    const tags = await tagsOf(tx, row!.id)
    const isRepeated =
      isSame && row!.revision === saved.revision + 1 && isStored(row!, tags, saved, viewer)
    if (!isRepeated) throw await conflict(tx, { row: row!, present, tags }, { viewer, locale })
    // Its answer was lost, and the browser sends it again.
    const { version, revision, status } = row!
    return { questionId: row!.id, versionId: present.id, version, revision, status }
  }
  const files = filesOfBody(body)
  await mustName(tx, viewer, files, reach)
  if (!isSame) await mustHaveTextRoom(tx, viewer.id, [{ body }])
  const { id: versionId, number } = isSame
    ? present
    : await writeVersion(tx, present, body, viewer.id)
  if (!isSame) {
    await tx.delete(questionFiles).where(eq(questionFiles.versionId, versionId))
    await insertFiles(
      tx,
      files.map((file) => ({ versionId, ...file })),
    )
  }
  const { difficulty, points, keepDraft } = saved
  const status = row!.status === 'retired' ? 'retired' : statusOf(body, keepDraft)
  const revision = row!.revision + 1
  await tx
    .update(questions)
    .set({
      ...{ ...columnsOf(body), status, difficulty, points, keepDraft, revision, version: number },
      ...{ changedAt: sql`now()`, changedBy: viewer.id },
    })
    .where(eq(questions.id, row!.id))
  await setTags(tx, row!.id, row!.ownerId ?? viewer.id, saved.tags)
  return { questionId: row!.id, versionId, version: number, revision, status }
}

/** Locks a question that is not deleted. */
export async function holdQuestion(tx: Tx, questionId: number) {
  const [row] = await tx
    .select()
    .from(questions)
    .where(and(eq(questions.id, questionId), isNull(questions.deletedAt)))
    .for('no key update')
  return row
}

type QuestionRow = NonNullable<Awaited<ReturnType<typeof holdQuestion>>>
type Version = typeof questionVersions.$inferSelect

export async function presentVersion(
  db: Db | Tx,
  { id, version }: Pick<QuestionRow, 'id' | 'version'>,
): Promise<Version> {
  const [present] = await db
    .select()
    .from(questionVersions)
    .where(and(eq(questionVersions.questionId, id), eq(questionVersions.number, version)))
  return present!
}

async function writeVersion(tx: Tx, present: Version, body: QuestionBody, authorId: number) {
  const written = await tx
    .update(questionVersions)
    .set({ body })
    .where(
      and(
        eq(questionVersions.id, present.id),
        // Asked in the statement itself: a learner may begin to answer in this moment.
        isNull(questionVersions.fixedAt),
        eq(questionVersions.authorId, authorId),
        sql`${questionVersions.createdAt} > now() - make_interval(mins => ${oneVersionMinutes})`,
      ),
    )
    .returning({ id: questionVersions.id, number: questionVersions.number })
  if (written[0]) return written[0]
  const [added] = await tx
    .insert(questionVersions)
    .values({ questionId: present.questionId, number: present.number + 1, body, authorId })
    .returning({ id: questionVersions.id, number: questionVersions.number })
  return added!
}

async function setTags(tx: Tx, questionId: number, ownerId: number, names: readonly string[]) {
  const ids = [...(await tagIds(tx, ownerId, names)).values()]
  await tx.execute(sql`
    delete from question_tagged
    where question_id = ${questionId} and tag_id <> all(${sql.param(ids)}::int[])`)
  await addTags(
    tx,
    ids.map((tagId) => ({ questionId, tagId })),
  )
}

async function tagsOf(tx: Tx, questionId: number): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select t.name from question_tagged x join question_tags t on t.id = x.tag_id
    where x.question_id = ${questionId} order by t.name collate "zh-numeric"`)
  return rows.map(({ name }) => name)
}

/** Whether a save of this person has stored all that it names besides the body. */
const isStored = (
  row: QuestionRow,
  tags: readonly string[],
  saved: Saved,
  viewer: { id: number },
): boolean =>
  row.changedBy === viewer.id &&
  row.difficulty === saved.difficulty &&
  row.points === saved.points &&
  row.keepDraft === saved.keepDraft &&
  isDeepStrictEqual(new Set(tags), new Set(saved.tags))

/** Returns the refusal with the question as the other page has left it, so that a page can show both. */
async function conflict(
  tx: Tx,
  { row, present, tags }: { row: QuestionRow; present: Version; tags: string[] },
  { viewer, locale }: Author & { locale: Locale },
) {
  const author = await personOf(tx, row.changedBy ?? present.authorId, locale)
  const { revision, difficulty, points, keepDraft, changedAt } = row
  const isOwn = row.changedBy === viewer.id
  return new AppError(isOwn ? bankErrors.changedElsewhere : bankErrors.changedByOther, {
    ...(!isOwn && { values: { name: author?.name ?? someone(locale) } }),
    data: {
      ...{ body: present.body, author, revision, difficulty, points, tags, keepDraft },
      changedAt: changedAt.toISOString(),
    },
  })
}

/**
 * Marks versions as answered or set: from then on they never change. Call it in the transaction that begins to use
 * them, and read their bodies after it.
 */
export async function fixVersions(tx: Tx, versionIds: readonly number[]): Promise<void> {
  if (versionIds.length === 0) return
  const loose = tx
    .select({ id: questionVersions.id })
    .from(questionVersions)
    .where(and(inArray(questionVersions.id, [...versionIds]), isNull(questionVersions.fixedAt)))
    // One order for all, so that two papers set at once never wait for each other in a circle.
    .orderBy(questionVersions.id)
    .for('no key update')
  await tx
    .update(questionVersions)
    .set({ fixedAt: new Date() })
    .where(inArray(questionVersions.id, loose))
}
