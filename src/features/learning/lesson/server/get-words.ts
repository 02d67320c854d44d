import { sql } from 'drizzle-orm'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import { toKeys } from '#src/features/content/question/server/present.ts'
import { readClass } from '#src/features/learning/class/server/state.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Call, Kernel } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import type { lessonApi } from '../contract.ts'
import { lessonErrors as errors } from '../errors.ts'
import type { QuestionWords } from '../question-api.ts'
import { mayAttend } from './rules.ts'

/** The words of a question of the bank WITH its key, and the files that it may show. */
export interface WordsRow {
  body: QuestionBody
  files: number[]
  keyShown: boolean
}

/** The columns of WordsRow, of the question `q` and its version `v`. */
export const wordsColumns = sql`v.body, q.key_shown_at is not null as "keyShown",
  array(select n.user_file_id from question_files n where n.version_id = v.id) as files`

const wordsOf = prepared<WordsRow>(
  'lesson_question_words',
  sql`select ${wordsColumns} from lesson_questions q
    join lessons l on l.id = q.lesson_id join question_versions v on v.id = q.version_id
    where q.id = ${sql.placeholder('questionId')}::int and l.class_id = ${sql.placeholder('classId')}::int`,
)

/** Reads the words of a question for the people of its class. Nobody reads its key before the teacher shows it. */
export async function getWords(call: Call<typeof lessonApi.getWords>): Promise<QuestionWords> {
  const { db, viewer, input } = call
  must(mayAttend(await readClass(db, { classId: input.classId, userId: viewer.id })))
  const [found] = await wordsOf(db, input)
  if (!found) throw new AppError(errors.questionUnknown)
  return (await presentWords(call, [found]))[0]!
}

/** Presents questions in one round trip; their options stay in the order of the bank, to which answers refer. */
export async function presentWords(
  call: Pick<Kernel, 'db' | 'secret' | 'ports'> & { locale: Locale; viewer: Viewer },
  rows: readonly WordsRow[],
): Promise<QuestionWords[]> {
  const { locale, viewer } = call
  const files = new Set(rows.flatMap((row) => row.files))
  const shown = await toKeys(
    call,
    rows.map(({ body }) => body),
    { locale, viewer, files, seeds: [] },
  )
  return shown.map(({ question, key }, at) => ({ question, key: rows[at]!.keyShown ? key : null }))
}
