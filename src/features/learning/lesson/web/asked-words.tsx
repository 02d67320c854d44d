import { useState } from 'react'
import { OtherLanguage } from '#src/features/content/question/web/other-language.tsx'
import { questionText as partsText } from '#src/features/content/question/web/question-text.ts'
import { QuestionResult } from '#src/features/content/question/web/result/question-result.tsx'
import { unjudged } from '#src/features/content/question/web/result/unjudged.ts'
import { LineText, Stem } from '#src/features/content/question/web/stem.tsx'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import type { AskedOfStudent, QuestionWords } from '../question-api.ts'
import { answerOf, askedOptions } from './asked-options.ts'
import css from './question.module.css'
import { questionText } from './question-text.ts'

/** A question of the bank on a student's phone: its options as buttons, then the student's answer beside the correct one. */
export function AskedWords({
  question: { isOpen, isMultiple, keyShown, choices, options: count },
  words: { question, key },
  pending,
  answer,
}: {
  question: AskedOfStudent
  words: QuestionWords
  pending: boolean
  answer: (choices: number[]) => void
}) {
  const t = useText(questionText)
  const parts = useText(partsText)
  // With several options the answer is sent by a button, not by each press.
  const [picked, setPicked] = useState(choices ?? [])
  if (!isOpen)
    return (
      <>
        <h3 className="visually-hidden">{t.result}</h3>
        <QuestionResult
          question={question}
          answer={answerOf(question, choices)}
          result={unjudged(question, key)}
        />
        {!keyShown && (
          <p className={css.hint} role="status">
            {t.closed}
          </p>
        )}
      </>
    )
  const options = askedOptions(question, count, parts)
  const nameOf = (places: readonly number[]) =>
    places.map((at) => options[at]?.name).join(isMultiple ? '' : ' ')
  const shown = isMultiple ? picked : (choices ?? [])
  const press = (at: number) => {
    if (!isMultiple) return answer([at])
    const rest = picked.filter((one) => one !== at)
    setPicked(rest.length < picked.length ? rest : [...picked, at].toSorted((a, b) => a - b))
  }
  const isSent = choices !== null && choices.join() === picked.join()
  return (
    <OtherLanguage language={question.otherLanguage}>
      <Stem html={question.stem} />
      <div className={css.pressed} role="group" aria-label={t.options}>
        {options.map(({ id, name, html }, at) => (
          <button
            key={id}
            type="button"
            aria-pressed={shown.includes(at)}
            onClick={() => press(at)}
          >
            <b>{name}</b>
            {html && <LineText html={html} />}
          </button>
        ))}
      </div>
      {isMultiple && (
        <Button
          variant="primary"
          size="large"
          wide
          pending={pending}
          disabled={picked.length === 0 || isSent}
          onClick={() => answer(picked)}
        >
          {choices ? t.sendAgain : t.send}
        </Button>
      )}
      <p className={css.hint} role="status">
        {choices ? t.chosen(nameOf(choices)) : isMultiple ? t.several : t.mineHint}
      </p>
    </OtherLanguage>
  )
}
