import { useFormat, useText } from '#src/web/i18n.tsx'
import { cx } from '#src/web/ui/cx.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import { type AnyQuestion, letter, QuestionHead } from './question.tsx'
import css from './quiz.module.css'
import { HtmlElements } from '#src/features/content/editor/web/html-elements.tsx'
import { quizText } from './text.ts'
import { isGiven } from './use-answers.ts'

type Result = NonNullable<AnyQuestion['result']>

/** A marked question: the answer given, the right answer, and the explanation. */
export function QuestionResult({ question, number }: { question: AnyQuestion; number: number }) {
  const t = useText(quizText)
  const { result } = question
  if (!result) return null
  const titleId = `result-${question.questionId}`
  return (
    <article aria-labelledby={titleId}>
      <QuestionHead question={question} number={number} titleId={titleId} />
      <Verdict result={result} points={question.points} />
      <div className={css.stem}>
        <HtmlElements
          html={question.stem}
          renderBlank={(blank) => <Blank question={question} blank={blank} />}
        />
      </div>
      {question.options.length > 0 && <Options question={question} result={result} />}
      <RightAnswer question={question} answerKey={result.key} />
      {result.key && result.key.explanation !== '' && (
        <div className={css.explanation}>
          <h4>{t.explanation}</h4>
          <div className="prose">
            <HtmlElements html={result.key.explanation} />
          </div>
        </div>
      )}
    </article>
  )
}

function Verdict({ result, points }: { result: Result; points: number }) {
  const t = useText(quizText)
  const format = useFormat()
  const kind = result.verdict
  const words = {
    correct: t.correctMark,
    part: t.partMark,
    wrong: t.wrongMark,
    unanswered: t.none,
  }
  const icons = {
    correct: 'check-circle',
    part: 'info',
    wrong: 'error',
    unanswered: 'minus',
  } as const
  return (
    <p className={css.mark} data-kind={kind}>
      <Icon name={icons[kind]} />
      <strong>{words[kind]}</strong>
      <span>{t.got(format.number(result.score), format.number(points))}</span>
    </p>
  )
}

/** The options, marked as chosen and as right in words and signs, not by colour alone. */
function Options({ question, result }: { question: AnyQuestion; result: Result }) {
  const t = useText(quizText)
  const chosen = question.answer?.chosen ?? []
  return (
    <ul className={css.options}>
      {question.options.map(({ optionId, text }, index) => {
        const right = result.key?.rightOptions.includes(optionId)
        const mine = chosen.includes(optionId)
        const note = optionNote(t, { right, mine, hasAnswer: chosen.length > 0 })
        return (
          <li
            key={optionId}
            className={cx(
              css.option,
              css.fixed,
              right && css.isRight,
              mine && right === false && css.isWrong,
              mine && right === undefined && css.isMine,
            )}
          >
            {right || mine ? <Icon name={right === false ? 'close' : 'check'} size={20} /> : <i />}
            <span className={css.letter}>{letter(index)}</span>
            <span>
              {text}
              {note !== '' && <span className={css.hint}> · {note}</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** Says in words what the signs of an option show. `right` is unknown where the key is not shown. */
function optionNote(
  t: (typeof quizText)['zh'],
  { right, mine, hasAnswer }: { right: boolean | undefined; mine: boolean; hasAnswer: boolean },
): string {
  if (mine) return right === undefined ? t.chosen : right ? t.chosenRight : t.chosenWrong
  if (!right) return ''
  return hasAnswer ? t.missed : t.isRight
}

/** The text given for a blank, struck through when wrong. */
function Blank({ question, blank }: { question: AnyQuestion; blank: number }) {
  const t = useText(quizText)
  const right = question.result?.blankCorrect[blank] ?? false
  const text = question.answer?.texts?.[blank]?.trim() ?? ''
  if (text === '') return <span className={css.filled}>{t.none}</span>
  return (
    <span className={cx(css.filled, right ? css.isRight : css.isWrong)}>
      <Icon
        name={right ? 'check' : 'close'}
        size={16}
        label={right ? t.correctMark : t.wrongMark}
      />
      {right ? text : <s>{text}</s>}
    </span>
  )
}

/** The given answer, and the right one where the key is shown. */
function RightAnswer({
  question,
  answerKey: key,
}: {
  question: AnyQuestion
  answerKey: Result['key']
}) {
  const t = useText(quizText)
  const format = useFormat()
  const truth = (value: boolean | null | undefined) =>
    value === undefined || value === null ? t.none : value ? t.right : t.wrong
  if (question.type === 'trueFalse') {
    return (
      <dl className={css.answers}>
        <dt>{t.yours}</dt>
        <dd>{truth(question.answer?.truth)}</dd>
        {key && <dt>{t.rightAnswer}</dt>}
        {key && <dd>{truth(key.rightTruth)}</dd>}
      </dl>
    )
  }
  if (question.type === 'fillIn') {
    if (!key) return null
    return (
      <dl className={css.answers}>
        {key.rightTexts.map((accepted, blank) => (
          // An index is a safe key: a question's blanks never change places.
          <div key={`${question.questionId}-${blank}`}>
            <dt>
              {t.rightAnswer}
              {key.rightTexts.length > 1 && ` · ${t.blank(format.number(blank + 1))}`}
            </dt>
            <dd>{accepted.join(t.or)}</dd>
          </div>
        ))}
      </dl>
    )
  }
  const letters = (ids: readonly number[]) =>
    question.options
      .flatMap((option, index) => (ids.includes(option.optionId) ? [letter(index)] : []))
      .join(' ')
  return (
    <dl className={css.answers}>
      <dt>{t.yours}</dt>
      <dd>{isGiven(question.answer) ? letters(question.answer?.chosen ?? []) : t.none}</dd>
      {key && <dt>{t.rightAnswer}</dt>}
      {key && <dd>{letters(key.rightOptions)}</dd>}
    </dl>
  )
}
