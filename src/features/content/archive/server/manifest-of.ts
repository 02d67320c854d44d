import { sql } from 'drizzle-orm'
import type { DraftRecord } from '#src/features/content/draft/record.ts'
import { presentRecords } from '#src/features/content/draft/server/copy-records.ts'
import type { Db } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { formatName, formatVersion, type Manifest } from '../format.ts'
import { type ReferenceKind, renumbered, type SetQuestion } from '../references.ts'
import { archiveHostOf, textbooksOf } from './archive-host.ts'
import { readFiles, readQuestions, readSubjects } from './named-rows.ts'

interface Given {
  kind: Manifest['kind']
  draftId: number
  ownerId: number
  /** Files of others that may be taken along. */
  lent: readonly number[]
}

/** Collects the ids that values name, each once, in the order of reading. */
function idsIn(values: readonly unknown[]) {
  const ids: Record<ReferenceKind, Set<number>> = {
    ...{ file: new Set(), textbook: new Set(), category: new Set() },
    ...{ major: new Set(), direction: new Set(), person: new Set() },
  }
  const questions = new Map<number, SetQuestion>()
  renumbered(values, {
    id: (kind, id) => {
      ids[kind].add(id)
      return id
    },
    question: (one) => {
      questions.set(one.versionId, one)
      return one
    },
  })
  return { ids, questions }
}

/** Numbers what is there from 1, by its id. */
const numbersOf = <T extends { id: number }>(rows: readonly T[]) =>
  new Map(rows.map(({ id }, at) => [id, at + 1]))

/**
 * Describes a draft for a file: its records, with the numbers of files and questions instead of ids of this site.
 * It leaves out, and counts, files and questions that the person may not take along.
 */
export async function manifestOf(kernel: Pick<Kernel, 'db' | 'ports'>, given: Given) {
  const { db } = kernel
  const host = archiveHostOf(kernel, given.kind)!
  const records = await presentRecords(db, given.draftId)
  const named = idsIn([...records.values()])
  const questions = await readQuestions(db, given.ownerId, [...named.questions.keys()])
  const inQuestions = idsIn(questions.map(({ body }) => body)).ids.file
  const fileIds = [...new Set([...named.ids.file, ...inQuestions])]
  const { files, byUserFile } = await readFiles(db, given, fileIds)
  const subjects = await readSubjects(db, named.ids)
  const textbooks = await readTextbooks(kernel, [...named.ids.textbook])
  const numbers: Record<ReferenceKind, ReadonlyMap<number, number>> = {
    ...{ file: byUserFile, textbook: numbersOf(textbooks), person: new Map() },
    ...{ category: numbersOf(subjects.categories), major: numbersOf(subjects.majors) },
    direction: numbersOf(subjects.directions),
  }
  const ofVersion = new Map(questions.map(({ versionId }, at) => [versionId, at + 1]))
  const by = {
    id: (kind: ReferenceKind, id: number) => numbers[kind].get(id) ?? null,
    question: ({ versionId }: SetQuestion) => {
      const number = ofVersion.get(versionId)
      return number === undefined ? null : { questionId: number, versionId: number }
    },
  }
  const manifest: Manifest = {
    ...{ format: formatName, version: formatVersion, kind: given.kind },
    facts: await host.facts(db, given.draftId),
    records: [...records].map(([key, value]) => ({ key, value: renumbered(value, by) })),
    files: files.map(({ name, sha256, mime, size }) => ({ name, sha256, type: mime, size })),
    questions: questions.map(({ versionId: _, body, ...rest }) => ({
      ...{ body: renumbered(body, by), ...rest },
    })),
    textbooks: textbooks.map(({ id: _, ...rest }) => rest),
    categories: subjects.categories.map(({ slug }) => ({ slug })),
    majors: subjects.majors.map(({ id: _, ...rest }) => rest),
    directions: subjects.directions.map(({ id: _, ...rest }) => rest),
  }
  const missing = fileIds.length - byUserFile.size + (named.questions.size - questions.length)
  return { manifest, files, missing, name: nameIn(records.get('head')) }
}

async function readTextbooks(kernel: Pick<Kernel, 'db' | 'ports'>, ids: readonly number[]) {
  const found = []
  for (const id of ids) {
    const textbook = await textbooksOf(kernel)?.name(kernel.db, id)
    if (textbook) found.push({ id, ...textbook })
  }
  return found
}

function nameIn(head: DraftRecord | undefined): string {
  const { zh = '', en = '' } = (head?.name ?? {}) as { zh?: string; en?: string }
  return zh || en
}

/** Returns the files of others that a draft names, in its questions too. */
export async function foreignFilesOf(
  db: Db,
  { draftId, ownerId }: Pick<Given, 'draftId' | 'ownerId'>,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select u.id from user_files u where u.owner_id is distinct from ${ownerId} and (
      u.id in (select user_file_id from draft_files where draft_id = ${draftId})
      or u.id in (select n.user_file_id from question_files n
        join question_versions v on v.id = n.version_id
        join draft_questions d on d.question_id = v.question_id where d.draft_id = ${draftId}))
    order by u.id`)
  return rows.map(({ id }) => id)
}
