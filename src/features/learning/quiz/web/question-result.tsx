import { useFormat, useText } from '#src/web/i18n.tsx'
import { cx } from '#src/web/ui/cx.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import { type AnyQuestion, letter, QuestionHead } from './question.tsx'
import css from './quiz.module.css'
import { RichText } from './rich-text.tsx'
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
        <RichText
          html={question.stem}
          renderBlank={(blank) => <Blank question={question} blank={blank} />}
        />
      </div>
      {question.options.length > 0 && <Options question={question} result={result} />}
      <RightAnswer question={question} result={result} />
      {result.explanation !== '' && (
        <div className={css.explanation}>
          <h4>{t.explanation}</h4>
          <div className="prose">
            <RichText html={result.explanation} />
          </div>
        </div>
      )}
    </article>
  )
}

function Verdict({ result, points }: { result: Result; points: number }) {
  const t = useText(quizText)
  const format = useFormat()
  const kind = result.correct ? 'correct' : result.score > 0 ? 'part' : 'wrong'
  const words = { correct: t.correctMark, part: t.partMark, wrong: t.wrongMark }
  return (
    <p className={css.mark} data-kind={kind}>
      <Icon name={kind === 'correct' ? 'check-circle' : kind === 'part' ? 'info' : 'error'} />
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
        const right = result.rightOptions.includes(optionId)
        const mine = chosen.includes(optionId)
        const note = mine ? (right ? t.chosenRight : t.chosenWrong) : right ? t.missed : ''
        return (
          <li
            key={optionId}
            className={cx(
              css.option,
              css.fixed,
              right && css.isRight,
              mine && !right && css.isWrong,
            )}
          >
            {right || mine ? <Icon name={right ? 'check' : 'close'} size={20} /> : <i />}
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

/** The text given for a blank, struck through when wrong. */
function Blank({ question, blank }: { question: AnyQuestion; blank: number }) {
  const t = useText(quizText)
  const right = question.result?.blankCorrect[blank] ?? false
  const text = question.answer?.texts?.[blank]?.trim() ?? ''
  return (
    <span className={cx(css.filled, right ? css.isRight : css.isWrong)}>
      <Icon
        name={right ? 'check' : 'close'}
        size={16}
        label={right ? t.correctMark : t.wrongMark}
      />
      {text === '' ? t.none : right ? text : <s>{text}</s>}
    </span>
  )
}

function RightAnswer({ question, result }: { question: AnyQuestion; result: Result }) {
  const t = useText(quizText)
  const format = useFormat()
  const truth = (value: boolean | null | undefined) =>
    value === undefined || value === null ? t.none : value ? t.right : t.wrong
  if (question.type === 'trueFalse') {
    return (
      <dl className={css.answers}>
        <dt>{t.yours}</dt>
        <dd>{truth(question.answer?.truth)}</dd>
        <dt>{t.rightAnswer}</dt>
        <dd>{truth(result.rightTruth)}</dd>
      </dl>
    )
  }
  if (question.type === 'fillIn') {
    return (
      <dl className={css.answers}>
        {result.rightTexts.map((accepted, blank) => (
          // An index is a safe key: a question's blanks never change places.
          <div key={`${question.questionId}-${blank}`}>
            <dt>
              {t.rightAnswer}
              {result.rightTexts.length > 1 && ` · ${t.blank(format.number(blank + 1))}`}
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
      <dt>{t.rightAnswer}</dt>
      <dd>{letters(result.rightOptions)}</dd>
    </dl>
  )
}
