import { useMemo } from 'react'
import { OpenedTexts } from '#src/features/content/editor/web/opened-texts.ts'
import {
  byFileId,
  GivenFilesContext,
} from '#src/features/content/question/web/photos/answer-files.ts'
import { pick } from '#src/shared/locale.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { ProgressRing } from '#src/web/ui/progress.tsx'
import { Link } from '#src/web/link.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import type { Attempt } from '../contract.ts'
import { quizPaths } from '../paths.ts'
import { AttemptHistory } from './attempt-history.tsx'
import { MarkedQuestion } from './marked-question.tsx'
import { SectionHead } from './section-head.tsx'
import { useOnlyWrong } from './use-only-wrong.ts'
import css from './quiz.module.css'
import { resultText } from './result-text.ts'
import { startText } from './start-text.ts'
import { quizText } from './text.ts'

export interface Lesson {
  name: string
  to: string
}

interface Props {
  attempt: Attempt
  loading: boolean
  /** The lessons before the quiz, which a failed attempt recommends. */
  lessons: readonly Lesson[]
  /** The address of practice with the questions of the course. */
  practice: string
  onRedo: () => void
  onSee: (attemptId: number) => void
}

/** The result of an attempt: the score, every question with its answer and explanation, and earlier attempts. */
export function QuizResult(props: Props) {
  const { attempt } = props
  return (
    <section className={css.result}>
      {attempt.score === null ? <Hidden {...props} /> : <Score {...props} />}
      {attempt.comment !== null && <FromTeacher comment={attempt.comment} />}
      <ResultQuestions attempt={attempt} />
      <AttemptHistory attempt={attempt} onSee={props.onSee} />
    </section>
  )
}

/** The quiz does not show marks, or not yet, or the teacher has yet to mark written answers. */
function Hidden(props: Props) {
  const t = useText(quizText)
  const r = useText(resultText)
  const format = useFormat()
  const { attempt } = props
  const { counts } = attempt
  return (
    <div className={css.summary}>
      <div className={css.verdict}>
        <h2 tabIndex={-1} data-quiz-title>
          {r.handedIn}
        </h2>
        <p role="status">
          {attempt.showsMarks
            ? r.waiting(format.number(attempt.waiting))
            : r.hidden[attempt.showMark]}
        </p>
        <Facts attempt={attempt} />
      </div>
      <dl className={css.counts}>
        <Count name={t.total} value={format.number(counts.questions)} />
        <Count name={r.answered} value={format.number(counts.answered)} />
        <Count name={t.none} value={format.number(counts.questions - counts.answered)} />
      </dl>
      <Again {...props} />
    </div>
  )
}

function Score(props: Props) {
  const t = useText(quizText)
  const format = useFormat()
  const { attempt, lessons } = props
  const { score, maxScore, counts, passed } = attempt
  const points = [format.number(score ?? 0), format.number(maxScore)] as const
  const verdict = passed === null ? null : passed ? t.passed : t.failed
  const correct = counts.correct ?? 0
  return (
    <>
      <p className="visually-hidden" role="status">
        {verdict === null ? t.announcedScore(...points) : t.announced(...points, verdict)}
      </p>
      <div className={css.summary}>
        <ProgressRing
          value={maxScore === 0 ? 0 : (score ?? 0) / maxScore}
          label={t.scoreShare}
          size={112}
        />
        <div className={css.verdict}>
          <h2 tabIndex={-1} data-quiz-title>
            {t.result}
          </h2>
          <p className={css.parts}>
            {verdict !== null && <Tag tone={passed ? 'success' : 'warning'}>{verdict}</Tag>}
            <strong>{t.score(...points)}</strong>
          </p>
          <Facts attempt={attempt} />
        </div>
        <dl className={css.counts}>
          <Count name={t.total} value={format.number(counts.questions)} />
          <Count name={t.correct} value={format.number(correct)} />
          <Count name={t.incorrect} value={format.number(counts.answered - correct)} />
          <Count name={t.none} value={format.number(counts.questions - counts.answered)} />
        </dl>
        <Again {...props} />
        {!attempt.trial && (
          <ButtonLink icon="outline" to={quizPaths.ownResult(attempt.attemptId)}>
            {t.compare}
          </ButtonLink>
        )}
        {attempt.practises && (
          <ButtonLink icon="refresh" to={props.practice}>
            {t.practise}
          </ButtonLink>
        )}
        {(passed === false || attempt.practises) && lessons.length > 0 && (
          <LookAgain lessons={lessons} />
        )}
      </div>
    </>
  )
}

function Facts({ attempt }: { attempt: Attempt }) {
  const t = useText(quizText)
  const s = useText(startText)
  const r = useText(resultText)
  const format = useFormat()
  return (
    <ul className={`${css.parts} ${css.hint}`}>
      {!attempt.trial && (
        <li>
          <Tag tone="success">{s.status.handedIn}</Tag>
        </li>
      )}
      {attempt.showsMarks && (
        <li>
          {t.answeredOf(
            format.number(attempt.counts.answered),
            format.number(attempt.counts.questions),
          )}
        </li>
      )}
      {attempt.passPercent !== null && <li>{t.pass(format.percent(attempt.passPercent / 100))}</li>}
      {attempt.counting && (attempt.number > 1 || attempt.can.redo.may) && (
        <li>
          {t.counting[attempt.counting.rule]} {format.percent(attempt.counting.share)}
        </li>
      )}
      {attempt.number > 1 && <li>{r.number(format.number(attempt.number))}</li>}
      {attempt.handedInAt && (
        <li>
          <TimeAgo value={attempt.handedInAt}>{t.handedInAt}</TimeAgo>
        </li>
      )}
      {attempt.endedBy === 'time' && <li>{r.byTime}</li>}
      {attempt.endedBy === 'teacher' && <li>{r.byTeacher}</li>}
      {attempt.late && (
        <li>
          <Tag tone="warning">{r.late}</Tag>
        </li>
      )}
      {attempt.trial && (
        <li>
          <Tag>{r.trial}</Tag>
        </li>
      )}
      {attempt.trial && attempt.questions.some(({ result }) => result?.score === null) && (
        <li>{r.trialWritten}</li>
      )}
      {attempt.lateAnswers > 0 && <li>{r.lateAnswers(format.number(attempt.lateAnswers))}</li>}
    </ul>
  )
}

/** The teacher's words on the whole attempt. */
export function FromTeacher({ comment }: { comment: string }) {
  const r = useText(resultText)
  return (
    <section className={css.explanation} aria-labelledby="whole-comment">
      <h3 id="whole-comment">{r.whole}</h3>
      <p className={css.words}>{comment}</p>
    </section>
  )
}

/** A further attempt, or the reason why there is none. */
function Again({ attempt, loading, onRedo }: Props) {
  const t = useText(quizText)
  const locale = useLocale()
  const { redo } = attempt.can
  if (!attempt.isResult) return null
  return (
    <div className={css.redo}>
      {redo.may ? (
        <Button
          icon={attempt.keepsAnswers ? 'edit' : 'refresh'}
          variant={attempt.passed ? 'secondary' : 'primary'}
          pending={loading}
          onClick={onRedo}
        >
          {attempt.keepsAnswers ? t.revise : t.redo}
        </Button>
      ) : (
        <p className={css.hint}>{pick(redo.why, locale)}</p>
      )}
    </div>
  )
}

/** The questions of a result with their answers, marks and explanations. */
export function ResultQuestions({ attempt }: { attempt: Attempt }) {
  const t = useText(quizText)
  const [wantsWrong, setOnlyWrong] = useOnlyWrong()
  const onlyWrong = wantsWrong && attempt.showsMarks
  const isWrong = (verdict?: string) => verdict === 'wrong' || verdict === 'part'
  const shown = attempt.questions
    .map((question, index) => ({ question, index }))
    .filter(({ question }) => !onlyWrong || isWrong(question.result?.mark.verdict))
  const files = useMemo(() => byFileId(attempt.files), [attempt.files])
  if (attempt.questions.length === 0) return null
  return (
    <OpenedTexts value={attempt.opened}>
      {attempt.showsMarks && (
        <Checkbox label={t.onlyWrong} checked={onlyWrong} onChange={setOnlyWrong} />
      )}
      {shown.length === 0 && <p role="status">{t.noWrong}</p>}
      <GivenFilesContext value={files}>
        <ol className={css.questions}>
          {shown.map(({ question, index }) => (
            <li key={question.questionId} className={css.question} data-shown>
              {!onlyWrong && <SectionHead attempt={attempt} index={index} />}
              <MarkedQuestion question={question} number={index + 1} />
            </li>
          ))}
        </ol>
      </GivenFilesContext>
    </OpenedTexts>
  )
}

function LookAgain({ lessons }: { lessons: readonly Lesson[] }) {
  const t = useText(quizText)
  return (
    <div className={css.again}>
      <p id="look-again">{t.lookAgain}</p>
      <ul className={css.lessons} aria-labelledby="look-again">
        {lessons.map(({ name, to }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Count({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
