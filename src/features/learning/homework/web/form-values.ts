import { addDays, schoolDay } from '#src/shared/school-day.ts'
import { fromSchoolTime } from '#src/shared/school-time.ts'
import type { FileKind } from '#src/shared/file-kind.ts'
import type { HomeworkForm, QuizForm } from '../forms.ts'
import { type HomeworkKind, photosMost, usualMark, usualMinutes } from '../limits.ts'
import type { HomeworkSettings } from '../setting-api.ts'

/** The settings as the screen holds them: figures as they are typed. */
export interface HomeworkValues {
  kind: HomeworkKind
  quiz: QuizValues
  title: string
  body: string
  attachments: number[]
  isMarked: boolean
  fullMark: string
  criteria: { id: string; text: string; points: string }[]
  visibleFrom: string | null
  dueAt: string | null
  isLateTaken: boolean
  late: { until: string | null; percent: string; floor: string }
  audience: 'all' | 'some'
  inGroups: boolean
  groupIds: number[]
  userIds: number[]
  photos: boolean
  files: string
  kinds: FileKind[]
  recordings: boolean
  /** Minutes. */
  recordingMinutes: string
  namesHidden: boolean
}

export interface QuizValues {
  /** Null keeps the questions that there are. */
  paperId: number | null
  isTimed: boolean
  /** Minutes. */
  timeLimit: string
  isBounded: boolean
  attempts: string
  counts: QuizForm['counts']
  shuffleQuestions: boolean
  shuffleOptions: boolean
  marks: QuizForm['marks']
  keys: QuizForm['keys']
}

/** What a new quiz begins with: one attempt, marks and keys once they are returned. */
const newQuiz = (): QuizValues => ({
  ...{ paperId: null, isTimed: false, timeLimit: '60', isBounded: true, attempts: '1' },
  ...{ counts: 'best', shuffleQuestions: false, shuffleOptions: true },
  ...{ marks: 'returned', keys: 'marks' },
})

const inDays = (days: number) => fromSchoolTime(`${addDays(schoolDay(), days)}T23:59`) ?? null

/** What new homework begins with: due in a week, out of 100, closed then. */
export const newHomework = (): HomeworkValues => ({
  ...{ title: '', body: '', attachments: [], isMarked: true, fullMark: String(usualMark / 100) },
  ...{ criteria: [], visibleFrom: null, dueAt: inDays(7), isLateTaken: false },
  late: { until: inDays(10), percent: '10', floor: '60' },
  ...{ audience: 'all', groupIds: [], userIds: [], inGroups: false },
  ...{ photos: true, files: '3', kinds: ['document', 'picture'] },
  ...{ recordings: false, recordingMinutes: String(usualMinutes), namesHidden: false },
  ...{ kind: 'work', quiz: newQuiz() },
})

const points = (hundredths: number) => String(hundredths / 100)

export function valuesOf(given: HomeworkSettings): HomeworkValues {
  const fresh = newHomework()
  const { late, fullMark, criteria } = given
  return {
    ...{ title: given.title, body: given.source, isMarked: fullMark !== null },
    attachments: given.attachments.map(({ userFileId }) => userFileId),
    fullMark: fullMark === null ? fresh.fullMark : points(fullMark),
    criteria: criteria.map((one) => ({ ...one, points: points(one.points) })),
    ...{ visibleFrom: given.visibleFrom, dueAt: given.dueAt, isLateTaken: late !== null },
    late: late
      ? { until: late.until, percent: String(late.percent), floor: String(late.floor) }
      : fresh.late,
    ...{ audience: given.audience, groupIds: given.groupIds, userIds: given.userIds },
    inGroups: given.inGroups,
    ...{ photos: given.photosMost > 0, files: String(given.filesMost), kinds: given.kinds },
    ...{ recordings: given.recordingMinutes > 0, namesHidden: given.namesHidden },
    recordingMinutes: String(given.recordingMinutes || usualMinutes),
    ...{ kind: given.kind, quiz: given.quiz ? quizValuesOf(given.quiz) : newQuiz() },
  }
}

function quizValuesOf(quiz: NonNullable<HomeworkSettings['quiz']>): QuizValues {
  const { paper, timeLimit, attempts, counts, shuffleQuestions, shuffleOptions, marks, keys } = quiz
  const fresh = newQuiz()
  return {
    ...{ paperId: paper?.paperId ?? null, isTimed: timeLimit !== null },
    timeLimit: timeLimit === null ? fresh.timeLimit : String(timeLimit),
    isBounded: attempts !== null,
    attempts: attempts === null ? fresh.attempts : String(attempts),
    ...{ counts, shuffleQuestions, shuffleOptions, marks, keys },
  }
}

/** A figure as it is typed, in hundredths; NaN for none, which the rules then refuse. */
export const hundredthsTyped = (text: string): number => {
  const typed = text.normalize('NFKC').trim().replace(',', '.')
  return /^\d{1,4}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : Number.NaN
}
const wholeTyped = (text: string) => {
  const typed = text.normalize('NFKC').trim()
  return /^\d{1,3}$/.test(typed) ? Number(typed) : Number.NaN
}

/** What the screen sends. */
export function formOf(values: HomeworkValues): HomeworkForm {
  const { isLateTaken, late } = values
  const isQuiz = values.kind === 'quiz'
  const isMarked = isQuiz || values.isMarked
  return {
    ...{ title: values.title, body: values.body, attachments: values.attachments },
    fullMark: isMarked ? hundredthsTyped(values.fullMark) : null,
    criteria:
      isMarked && !isQuiz
        ? values.criteria.map((one) => ({ ...one, points: hundredthsTyped(one.points) }))
        : [],
    visibleFrom: values.visibleFrom,
    // The rules refuse an empty one beside its field.
    dueAt: values.dueAt ?? '',
    late: isLateTaken
      ? {
          ...{ until: late.until ?? '', percent: wholeTyped(late.percent) },
          floor: wholeTyped(late.floor),
        }
      : null,
    ...{ audience: values.audience, groupIds: values.groupIds, userIds: values.userIds },
    inGroups: values.inGroups && !isQuiz,
    photos: values.photos && !isQuiz ? photosMost : 0,
    files: isQuiz ? 0 : wholeTyped(values.files),
    kinds: isQuiz ? [] : values.kinds,
    // None is what the box above says.
    recordingMinutes:
      values.recordings && !isQuiz ? wholeTyped(values.recordingMinutes) || Number.NaN : 0,
    namesHidden: values.namesHidden && !isQuiz,
  }
}

/** The quiz as the screen sends it; undefined for other homework. */
export function quizOf({ kind, quiz }: HomeworkValues): QuizForm | undefined {
  if (kind === 'work') return undefined
  const { paperId, counts, shuffleQuestions, shuffleOptions, marks, keys } = quiz
  return {
    ...{ paperId, timeLimit: quiz.isTimed ? wholeTyped(quiz.timeLimit) : null },
    attempts: quiz.isBounded ? wholeTyped(quiz.attempts) : null,
    ...{ counts, shuffleQuestions, shuffleOptions, marks, keys },
  }
}
