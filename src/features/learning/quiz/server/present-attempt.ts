import { withFormulas } from '#src/features/content/editor/server/with-formulas.ts'
import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import { readGivenFiles } from '#src/features/content/file/server/read-given-files.ts'
import { filesOfAnswer } from '#src/features/content/question/files-of-answer.ts'
import { isEmpty } from '#src/features/content/question/is-empty.ts'
import { mark } from '#src/features/content/question/marking/mark.ts'
import { waysOf } from '#src/features/content/question/ways-of.ts'
import { sumPoints } from '#src/features/content/question/points.ts'
import {
  toKeys,
  toResults,
  toTake,
  visibleOf,
} from '#src/features/content/question/server/present.ts'
import type { ScoringRule } from '#src/features/content/question/types.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf, type Ruling } from '#src/shared/can.ts'
import type { Endpoint } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import type { Attempt } from '../contract.ts'
import { quizErrors } from '../errors.ts'
import { endOverdue } from './end-overdue.ts'
import { findAttempt, type FoundAttempt, type KeyedQuestion, readQuestions } from './queries.ts'
import { readTerms, type Terms } from './read-terms.ts'
import { isShown, mayAnswer, mayHandIn, maySeeKey, mayStart, mayTry, type Stage } from './rules.ts'

type Caller = Pick<
  Call<Endpoint & { access: 'login' }>,
  'db' | 'secret' | 'ports' | 'viewer' | 'locale'
>

/**
 * Returns an attempt as its owner sees it, in two round trips, and two more where its questions or answers show files.
 * @param learnerId for a teacher, whose right the caller has checked: the owner of the attempt, whose marks and keys are all
 * shown
 * @throws quiz.attemptNotFound, also for an attempt of another person
 */
export async function presentAttempt(
  call: Caller,
  attemptId: number,
  { learnerId }: { learnerId?: number } = {},
): Promise<Attempt> {
  const { db, viewer, locale } = call
  const asked = { attemptId, userId: learnerId ?? viewer.id, locale }
  let attempt = await findAttempt(db, asked)
  if (attempt?.overdue) {
    await endOverdue(db, call.ports, attemptId)
    attempt = await findAttempt(db, asked)
  }
  if (attempt && learnerId !== undefined) attempt = withAllShown(attempt)
  if (!attempt) throw new AppError(quizErrors.attemptNotFound)
  const isOpen = attempt.status === 'open'
  const [questions, terms] = await Promise.all([
    readQuestions(db, attempt),
    isOpen || learnerId !== undefined
      ? undefined
      : readTerms(db, { quizId: attempt.quizId, userId: viewer.id, trial: attempt.trial }),
  ])
  const seesMark = !isOpen && isShown(attempt.showMark, stageOf(attempt, 'marks'))
  const shown = isOpen
    ? await openQuestions(call, attempt, questions)
    : seesMark
      ? await markedQuestions(call, attempt, questions)
      : await unmarkedQuestions(call, attempt, questions)
  return {
    attemptId,
    quizId: attempt.quizId,
    title: attempt.title,
    number: attempt.number,
    trial: attempt.trial,
    status: attempt.status,
    startedAt: attempt.startedAt.toISOString(),
    handedInAt: attempt.handedInAt?.toISOString() ?? null,
    endedBy: attempt.endedBy,
    late: attempt.late,
    lateAnswers: questions.filter(({ hasLate }) => hasLate).length,
    secondsLeft: isOpen ? attempt.secondsLeft : null,
    graceSeconds: attempt.graceSeconds,
    now: Date.now(),
    paused: attempt.paused,
    withheld: attempt.withheld,
    paging: attempt.paging,
    goBack: attempt.goBack,
    watchLeaving: attempt.watchLeaving,
    passPercent: attempt.passPercent,
    showMark: attempt.showMark,
    maxScore: attempt.maxScore ?? sumPoints(questions.map((question) => question.points)),
    waiting: isOpen ? 0 : attempt.waiting,
    showsMarks: seesMark,
    score: seesMark ? attempt.score : null,
    passed: seesMark && attempt.passPercent !== null ? attempt.passed : null,
    counts: {
      questions: questions.length,
      answered: questions.filter(({ answer }) => !isEmpty(answer)).length,
      correct: seesMark
        ? questions.filter((one) => !isEmpty(one.answer) && one.mark?.mark.verdict === 'correct')
            .length
        : null,
    },
    counting:
      !terms || terms.share === null || attempt.trial
        ? null
        : { rule: terms.counts, share: terms.share },
    sections: attempt.sections.filter(({ number }) =>
      questions.some(({ section }) => section === number),
    ),
    questions: shown,
    byPhone: isOpen && attempt.byPhone,
    files: shown.length > 0 ? await readGivenFiles(call, filesNamed(questions)) : [],
    opened: seesMark ? openedOf(questions) : {},
    comment: seesMark ? attempt.comment : null,
    isResult: !isOpen && attempt.isLatest,
    keepsAnswers: attempt.keepsAnswers,
    practises: seesMark && attempt.isHeard && questions.some(isWrong),
    can: {
      answer: canOf(mayAnswer(attempt)),
      handIn: canOf(mayHandIn(attempt)),
      redo: canOf(mayRedo(attempt, terms)),
    },
  }
}

/** The attempt as if its quiz kept nothing back. */
const withAllShown = (attempt: FoundAttempt): FoundAttempt => ({
  ...attempt,
  ...{ showMark: 'handIn', showKey: 'released', showExplanation: 'released', keysReleased: true },
})

/** Essays with formulas as they look, by their stored HTML. */
function openedOf(questions: readonly KeyedQuestion[]): Record<string, string> {
  const texts = questions.flatMap(({ answer }) => essaysOf(answer))
  const pairs = texts.map((html) => [html, withFormulas(html)] as const)
  return Object.fromEntries(pairs.filter(([html, opened]) => html !== opened))
}

function essaysOf(answer: QuestionAnswer | null): string[] {
  if (answer?.type === 'essay') return [answer.html]
  return answer?.type === 'group' ? Object.values(answer.answers).flatMap(essaysOf) : []
}

const filesNamed = (questions: readonly KeyedQuestion[]) =>
  questions.flatMap(({ body, answer }) =>
    filesOfAnswer(body, answer).map(({ userFileId }) => userFileId),
  )

const isWrong = ({ mark: marked, granted }: KeyedQuestion) =>
  granted !== 'full' && (marked?.mark.verdict === 'wrong' || marked?.mark.verdict === 'part')

/** The latest result may be followed by a further attempt. */
function mayRedo({ isLatest, trial }: FoundAttempt, terms: Terms | undefined): Ruling {
  if (!terms || !isLatest) return quizErrors.notResult
  return trial ? mayTry(terms) : mayStart(terms)
}

type Shown = Attempt['questions']

const stageOf = (attempt: FoundAttempt, what: 'marks' | 'keys'): Stage => ({
  handedIn: attempt.handedIn,
  hasPassed: attempt.hasPassed,
  closedForAll: what === 'marks' ? attempt.closed : attempt.closedForAll,
  released: what === 'marks' ? attempt.marksReleased : attempt.keysReleased,
})

const optionsOf = (
  { locale, viewer }: Caller,
  { seed, shuffleOptions }: FoundAttempt,
  questions: readonly KeyedQuestion[],
) => ({
  ...{ locale, viewer, shuffleOptions },
  files: new Set(questions.flatMap(({ files }) => files)),
  seeds: questions.map(() => seed),
})

async function openQuestions(
  call: Caller,
  attempt: FoundAttempt,
  questions: KeyedQuestion[],
): Promise<Shown> {
  const bodies = questions.map(({ body }) => body)
  const shown = await toTake(call, bodies, optionsOf(call, attempt, questions))
  return questions.map((one, at) => ({
    ...rowOf(one, attempt.scoringRule),
    question: shown[at]!,
    ...{ result: null, shown: null },
  }))
}

const openParts = (attempt: FoundAttempt, answer: KeyedQuestion['answer']) => {
  const stage = stageOf(attempt, 'keys')
  return {
    key: maySeeKey({ showKey: attempt.showKey, stage }, answer),
    explanation: maySeeKey({ showKey: attempt.showExplanation, stage }, answer),
  }
}

/** Keys and explanations that are visible before the marks; none where neither is. */
async function unmarkedQuestions(
  call: Caller,
  attempt: FoundAttempt,
  questions: KeyedQuestion[],
): Promise<Shown> {
  const open = questions.map(({ answer }) => openParts(attempt, answer))
  if (!open.some(({ key, explanation }) => key || explanation)) return []
  const bodies = questions.map(({ body }) => body)
  const keyed = await toKeys(call, bodies, optionsOf(call, attempt, questions))
  return questions.map((one, at) => ({
    ...rowOf(one, attempt.scoringRule),
    question: keyed[at]!.question,
    ...{ result: null, shown: visibleOf(keyed[at]!.key, open[at]!) },
  }))
}

async function markedQuestions(
  call: Caller,
  attempt: FoundAttempt,
  questions: KeyedQuestion[],
): Promise<Shown> {
  const rows = questions.map(({ body, answer, mark: marked }) => ({
    ...{ body, answer, ...openParts(attempt, answer) },
    marked: marked ?? mark(body, null, attempt.scoringRule),
  }))
  const shown = await toResults(call, rows, optionsOf(call, attempt, questions))
  return questions.map((one, at) => ({
    ...rowOf(one, attempt.scoringRule),
    question: shown[at]!.question,
    shown: null,
    result: {
      ...shown[at]!.result,
      score: one.mark && one.score === null ? null : (one.score ?? 0),
      granted: one.granted,
      comments: one.hand.flatMap(({ part, comment }) =>
        comment === '' ? [] : [{ part, text: comment }],
      ),
      explanation: shown[at]!.explanation,
    },
  }))
}

const rowOf = (
  { questionId, points, section, flagged, answer, revision, body }: KeyedQuestion,
  rule: ScoringRule,
) => ({
  ...{ questionId, points, section, flagged, answer, revision },
  rules: waysOf(body, rule),
})
