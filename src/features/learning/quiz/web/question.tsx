import { useFormat, useText } from '#src/web/i18n.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import type { Answer, Attempt } from '../contract.ts'
import type { SaveState } from './answer-queue.ts'
import css from './quiz.module.css'
import { HtmlElements } from '#src/features/content/editor/web/html-elements.tsx'
import { quizText } from './text.ts'
import { isGiven } from './use-answers.ts'

export type AnyQuestion = Attempt['questions'][number]

interface Props {
  question: AnyQuestion
  answer: Answer | undefined
  onAnswer: (answer: Answer, rest?: boolean) => void
}

/** A question to answer, with the save state of its answer. */
export function Question({
  question,
  number,
  answer,
  state,
  onAnswer,
}: Props & { number: number; state: SaveState | undefined }) {
  const t = useText(quizText)
  const titleId = `question-${question.questionId}`
  const group = question.type === 'single' || question.type === 'trueFalse' ? 'radiogroup' : 'group'
  return (
    <div role={group} aria-labelledby={titleId} aria-describedby={`${titleId}-stem`}>
      <QuestionHead question={question} number={number} titleId={titleId} />
      <div id={`${titleId}-stem`} className={css.stem}>
        {question.type === 'fillIn' ? (
          <FillIn question={question} answer={answer} onAnswer={onAnswer} />
        ) : (
          <HtmlElements html={question.stem} />
        )}
      </div>
      <Choices question={question} answer={answer} onAnswer={onAnswer} />
      <div className={css.under}>
        <SaveNote state={state ?? (isGiven(answer) ? 'saved' : undefined)} />
        {isGiven(answer) && (
          <button type="button" className={css.clear} onClick={() => onAnswer({})}>
            {t.take}
          </button>
        )}
      </div>
    </div>
  )
}

export function QuestionHead({
  question,
  number,
  titleId,
}: {
  question: AnyQuestion
  number: number
  titleId: string
}) {
  const t = useText(quizText)
  const format = useFormat()
  return (
    <div className={css.head}>
      <h3 id={titleId} tabIndex={-1} data-title>
        {t.number(format.number(number))}
        <span className="visually-hidden"> {typeName(t, question.type)}</span>
      </h3>
      <span aria-hidden="true">
        <Tag>{typeName(t, question.type)}</Tag>
      </span>
      {question.type === 'multiple' && <span className={css.hint}>{t.multipleHint}</span>}
      <span className={css.value}>{t.value(format.number(question.points))}</span>
    </div>
  )
}

/** This page does not know the question's type, which a later version has added. */
const typeName = (t: typeof quizText.zh, type: string) =>
  ['single', 'multiple', 'trueFalse', 'fillIn'].includes(type)
    ? t[type as AnyQuestion['type']]
    : t.unsupported

function Choices({ question, answer, onAnswer }: Props) {
  const t = useText(quizText)
  const { questionId, type, options } = question
  if (type === 'fillIn') return null
  if (type === 'trueFalse') {
    return (
      <div className={css.options}>
        {[true, false].map((truth) => (
          <label key={String(truth)} className={css.option}>
            <input
              type="radio"
              name={`q${questionId}`}
              checked={answer?.truth === truth}
              onChange={() => onAnswer({ truth })}
            />
            <span>{truth ? t.right : t.wrong}</span>
          </label>
        ))}
      </div>
    )
  }
  if (type !== 'single' && type !== 'multiple') {
    return (
      <p className={css.offline}>
        <Icon name="warning" /> {t.unsupported}
      </p>
    )
  }
  const chosen = answer?.chosen ?? []
  const toggle = (id: number) =>
    chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]
  return (
    <div className={css.options}>
      {options.map(({ optionId, text }, index) => (
        <label key={optionId} className={css.option}>
          <input
            type={type === 'single' ? 'radio' : 'checkbox'}
            name={`q${questionId}`}
            checked={chosen.includes(optionId)}
            onChange={() => onAnswer({ chosen: type === 'single' ? [optionId] : toggle(optionId) })}
          />
          <span className={css.letter}>{letter(index)}</span>
          <span>{text}</span>
        </label>
      ))}
    </div>
  )
}

/** 0 → A */
export const letter = (index: number) => String.fromCharCode(65 + index)

/** The stem with an input in each blank. */
function FillIn({ question, answer, onAnswer }: Props) {
  const t = useText(quizText)
  const format = useFormat()
  const texts = Array.from({ length: question.blankCount }, (_, i) => answer?.texts?.[i] ?? '')
  return (
    <HtmlElements
      html={question.stem}
      renderBlank={(blank) => (
        <input
          type="text"
          className={css.blank}
          aria-label={t.blank(format.number(blank + 1))}
          value={texts[blank] ?? ''}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          style={{ inlineSize: `${Math.min(24, Math.max(8, width(texts[blank]) + 2))}ch` }}
          onChange={(event) =>
            onAnswer(
              { texts: texts.map((text, i) => (i === blank ? event.target.value : text)) },
              true,
            )
          }
        />
      )}
    />
  )
}

/** Width in digits: a Chinese character takes two. */
const width = (text = '') =>
  [...text].reduce((sum, character) => sum + (character > '\u2e80' ? 2 : 1), 0)

function SaveNote({ state }: { state: SaveState | undefined }) {
  const t = useText(quizText)
  return (
    <span className={css.save} data-state={state} role="status">
      {state === 'saved' && <Icon name="check" size={16} />}
      {state === 'kept' && <Icon name="warning" size={16} />}
      {state && t[state]}
    </span>
  )
}
