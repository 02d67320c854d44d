import { eq, sql } from 'drizzle-orm'
import { holdOwn } from '#src/features/people/account/server/hold-own.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { createQuestions } from '../../bank/server/save-question.ts'
import { mustBeWithinLimits } from '../../bank/server/within-limits.ts'
import { mustHaveRoom } from '../../file/server/uploads/storage-quota.ts'
import { cleanBody } from '../../question/server/clean-body.ts'
import type { Manifest } from '../format.ts'
import { type ReferenceKind, renumbered, type SetQuestion } from '../references.ts'
import { archives } from '../tables.ts'
import { Unreadable } from '../unreadable.ts'
import { archiveHostOf, textbooksOf } from './archive-host.ts'
import { checkedRecords } from './check-manifest.ts'
import { findSubjects } from './find-subjects.ts'
import { type Kept, ownedBy } from './keep-files.ts'

interface Given {
  archiveId: number
  ownerId: number
  manifest: Manifest
  kept: readonly Kept[]
}

/**
 * Makes a draft of what a file says: its files become the person's own, its questions questions of the person's bank.
 * An id in it opens nothing: only numbers of its own lists become ids.
 */
export async function takeArchive(
  kernel: Kernel,
  tx: Tx,
  { archiveId, ownerId, manifest, kept }: Given,
): Promise<void> {
  const [held] = await tx.select().from(archives).where(eq(archives.id, archiveId)).for('update')
  if (held?.state !== 'waiting') return
  await holdOwn(tx, ownerId)
  const bytes = kept.reduce((sum, one) => sum + ('file' in one ? one.file.size : 0), 0)
  await mustHaveRoom(tx, kernel.config, { ownerId, bytes })
  const files = await ownedBy(kernel, tx, ownerId, kept)
  const by = (questions: readonly SetQuestion[], more: Partial<Numbers> = {}) => {
    const numbers: Partial<Numbers> = { file: files, ...more }
    return {
      id: (kind: ReferenceKind, number: number) => numbers[kind]?.[number - 1] ?? null,
      question: ({ versionId }: SetQuestion) => questions[versionId - 1] ?? null,
    }
  }
  const questions = await takeQuestions(tx, ownerId, renumbered(manifest.questions, by([])))
  const textbooks: (number | null)[] = []
  for (const named of manifest.textbooks) {
    textbooks.push((await textbooksOf(kernel)?.find(tx, ownerId, named)) ?? null)
  }
  const more = { textbook: textbooks, ...(await findSubjects(tx, manifest)) }
  const host = archiveHostOf(kernel, manifest.kind)!
  const records = checkedRecords(host, renumbered(manifest.records, by(questions, more)))
  const made = await host.insert(tx, { ownerId, records, facts: manifest.facts })
  if (!made) throw new Unreadable('limits')
  await tx
    .update(archives)
    .set({ state: 'ready', subjectId: made.id, draftId: made.draftId })
    .where(eq(archives.id, archiveId))
}

type Numbers = Record<ReferenceKind, readonly (number | null)[]>

/** Makes the questions in the person's bank; those that are there already, word for word, are used. */
async function takeQuestions(
  tx: Tx,
  ownerId: number,
  questions: Manifest['questions'],
): Promise<SetQuestion[]> {
  const bodies = questions.map(({ body }) => cleanBody(body))
  for (const body of bodies) mustBeWithinLimits(body)
  const found = await sameQuestions(tx, ownerId, questions, bodies)
  const toMake = [...questions.keys()].filter((at) => !found.has(at))
  const made = await createQuestions(
    tx,
    { viewer: { id: ownerId } },
    toMake.map((at) => ({ ...questions[at]!, ownerId, folderId: null, body: bodies[at]! })),
  )
  for (const [index, at] of toMake.entries()) found.set(at, made[index]!)
  return [...questions.keys()].map((at) => found.get(at)!)
}

async function sameQuestions(
  tx: Tx,
  ownerId: number,
  questions: Manifest['questions'],
  bodies: readonly object[],
): Promise<Map<number, SetQuestion>> {
  const given = questions.map(({ difficulty, points, tags, keepDraft }, at) => ({
    ...{ at, body: bodies[at], difficulty, points, keepDraft },
    tags: tags.toSorted(),
  }))
  const { rows } = await tx.execute<{ at: number } & SetQuestion & Record<string, unknown>>(sql`
    select g.at, q.id as "questionId", v.id as "versionId"
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as g(at int, body jsonb, difficulty int, points numeric, "keepDraft" bool, tags text[])
    join questions q on q.owner_id = ${ownerId} and q.deleted_at is null
      and q.type = g.body ->> 'type' and q.difficulty = g.difficulty and q.points = g.points
      and q.keep_draft = g."keepDraft"
    join question_versions v on v.question_id = q.id and v.number = q.version and v.body = g.body
    where array(select t.name collate "C" from question_tagged x join question_tags t on t.id = x.tag_id
      where x.question_id = q.id order by 1) = g.tags
    order by g.at, q.id`)
  const found = new Map<number, SetQuestion>()
  const used = new Set<number>()
  for (const { at, questionId, versionId } of rows) {
    if (found.has(at) || used.has(questionId)) continue
    found.set(at, { questionId, versionId })
    used.add(questionId)
  }
  return found
}
