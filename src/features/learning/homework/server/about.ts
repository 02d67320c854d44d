import { sql } from 'drizzle-orm'
import { withFormulas } from '#src/features/content/editor/server/with-formulas.ts'
import type { GivenFile } from '#src/features/content/file/given-file.ts'
import { prepared } from '#src/server/database/prepared.ts'
import { type FileKind, fileKinds } from '#src/shared/file-kind.ts'
import type { HomeworkFacts } from './facts.ts'

const findWords = prepared<{ body: string; files: number[] }>(
  'homework_words',
  sql`select h.body, array(select a.user_file_id from homework_attachments a
      where a.homework_id = h.id order by a.place) as files
    from homework h where h.id = ${sql.placeholder('homeworkId')}::int`,
)

/** Reads the words of homework and the ids of the files that its teacher gives with it. */
export const wordsOf = async (db: Parameters<typeof findWords>[0], homeworkId: number) =>
  (await findWords(db, { homeworkId }))[0]!

/** What homework asks for, as all its readers see it. */
export function presentAbout(
  facts: HomeworkFacts,
  { body, files }: { body: string; files: readonly number[] },
  given: readonly GivenFile[],
) {
  const known = new Map(given.map((file) => [file.userFileId, file]))
  return {
    ...{ homeworkId: facts.homeworkId, kind: facts.kind, title: facts.title },
    ...{ body: withFormulas(body) },
    attachments: files.flatMap((id) => known.get(id) ?? []),
    ...{ fullMark: facts.fullMark, criteria: facts.criteria, dueAt: facts.dueAt.toISOString() },
    late: facts.lateUntil && {
      until: facts.lateUntil.toISOString(),
      ...{ percent: facts.latePercent, floor: facts.lateFloor },
    },
    ...{ photosMost: facts.photosMost, filesMost: facts.filesMost },
    ...{ recordingMinutes: facts.recordingMinutes, inGroups: facts.inGroups },
    kinds: fileKinds.filter((kind) => facts.kinds.includes(kind)) satisfies FileKind[],
  }
}
