import { safeName } from '#src/features/content/exchange/formats/shared/out-files.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { sayMoment } from '#src/shared/school-time.ts'
import type { Figures, Learner, progressApi } from '../contract.ts'
import { reasonText } from '../reason-text.ts'
import { findCourse } from './find-course.ts'
import { figuresOf } from './get-figures.ts'
import { described } from './get-learners.ts'
import { chooseLearners, judgeLearners } from './read-learners.ts'
import { type Sheet, writeTable } from './table-file.ts'
import { tableText, type TableWords } from './table-text.ts'

type Rows = Omit<Sheet, 'name'>
type Counted = Pick<Figures, 'funnel' | 'chapters' | 'film'>

/** Writes a table that a page shows as a file, whole: of the learners all pages. */
export async function getTable({
  db,
  viewer,
  locale,
  input,
}: Call<typeof progressApi.getTable>): Promise<AnswerOf<typeof progressApi.getTable>> {
  const { courseId, table, format, semester, film } = input
  const course = await findCourse(db, { courseId, viewer, locale })
  const words = tableText[locale]
  let rows: Rows
  let about = course.name
  if (table === 'learners') {
    const judged = await judgeLearners(db, course, locale)
    const { learners } = await chooseLearners(db, { judged, courseId, locale }, input)
    const { of, outline } = judged
    rows = ofLearners(await described(db, learners, { course, outline, locale }), {
      ...{ of, words, why: reasonText[locale === 'en-US' ? 'en' : 'zh'] },
    })
  } else {
    const figures = await figuresOf(db, course, { semester, film, locale })
    rows = { funnel: ofFunnel, chapters: ofChapters, film: ofFilm }[table](figures, words)
    if (table === 'film' && figures.film) about = figures.film.name
  }
  const file = await writeTable({ ...rows, name: words.file[table] }, format)
  return { ...file, name: `${safeName(`${words.file[table]} ${about}`)}.${format}` }
}

const clock = (moment: string | null) => (moment === null ? '' : sayMoment(moment))

const ofLearners = (
  learners: readonly Learner[],
  { of, words, why }: { of: number; words: TableWords; why: (typeof reasonText)['zh'] },
): Rows => ({
  heads: [
    ...[words.learner, words.username, words.semester, words.joined, words.visited, words.place],
    ...[words.done, words.of, words.completed, words.completedAt, words.behind],
    ...[words.written, words.writer],
  ],
  rows: learners.map((one) => [
    ...[one.name, one.username, one.semester ?? '', clock(one.joinedAt), clock(one.visitedAt)],
    one.place ? `${one.place.number} ${one.place.name}` : '',
    ...[one.done, of, one.isCompleted ? words.yes : '', clock(one.completedAt)],
    one.reasons.map((reason) => why[reason.kind](reason)).join('; '),
    ...[clock(one.written?.at ?? null), one.written?.by ?? ''],
  ]),
})

const share = (some: number, all: number) => (all === 0 ? null : some / all)

const ofFunnel = ({ funnel }: Counted, words: TableWords): Rows => ({
  heads: [words.step, words.learners, words.share],
  rows: (['joined', 'begun', 'half', 'completed'] as const).map((step) => [
    ...[words.steps[step], funnel[step], share(funnel[step], funnel.joined)],
  ]),
})

const ofChapters = ({ chapters, funnel }: Counted, words: TableWords): Rows => ({
  heads: [
    ...[words.number, words.chapter, words.items],
    ...[words.begunChapter, words.doneChapter, words.share],
  ],
  rows: chapters.map(({ number, name, items, begun, done }) => [
    ...[number, name, items, begun, done, share(done, funnel.joined)],
  ]),
})

const ofFilm = ({ film }: Counted, words: TableWords): Rows => ({
  heads: [words.part, words.from, words.to, words.viewers, words.ofViewers],
  rows: (film?.parts ?? []).map(({ from, to, viewers }, at) => [
    ...[at + 1, from, to, viewers, share(viewers, film?.viewers ?? 0)],
  ]),
})
