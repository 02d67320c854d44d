import { OtherLanguage } from '#src/features/content/question/web/other-language.tsx'
import { plainWords } from '#src/features/content/question/web/plain-words.ts'
import { questionText as partsText } from '#src/features/content/question/web/question-text.ts'
import { KeyTexts } from '#src/features/content/question/web/result/key-texts.tsx'
import { Stem } from '#src/features/content/question/web/stem.tsx'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import { lessonApi } from '../contract.ts'
import { askedOptions } from './asked-options.ts'
import { QuestionBars } from './question-bars.tsx'
import css from './question.module.css'
import { questionText } from './question-text.ts'
import { useQuestion } from './use-question.ts'
import { useWords } from './use-words.ts'

/** A question on the projector: its words, how many have answered, then the bars and the correct answer. Closing it closes the question. */
export function QuestionDialog({
  lesson: { classId, lessonId, openQuestionId },
  onNext,
  onClose,
}: {
  lesson: { classId: number; lessonId: number; openQuestionId: number | null }
  /** Leads to the choice of another question. */
  onNext: () => void
  onClose: () => void
}) {
  const t = useText(questionText)
  const parts = useText(partsText)
  const format = useFormat()
  const { act, pending } = useAct()
  const { question, renew } = useQuestion(lessonId, openQuestionId)
  const { words, failed, again } = useWords(classId, question)
  if (!question) return null
  const { questionId, number, bankQuestionId, isOpen, isMultiple, keyShown } = question
  const { answered, of, counts } = question
  const isOfBank = bankQuestionId !== null
  const one = { lessonId, questionId }
  const close = (done: () => unknown) => void act(lessonApi.closeQuestion, one, { done })
  const askAgain =
    isOfBank && !keyShown
      ? () => void act(lessonApi.askQuestion, { lessonId, bankQuestionId }, { done: renew })
      : undefined
  const options = askedOptions(words?.question, question.options, parts)
  const hidesLetters = isOfBank || counts !== null
  const step = isOpen
    ? { label: t.show, go: () => close(renew) }
    : askAgain
      ? { label: t.showKey, go: () => void act(lessonApi.showKey, one, { done: renew }) }
      : { label: t.close, go: onClose }
  const tally = (
    <>
      <p className={css.answered} aria-live="polite">
        {t.answered(format.number(answered), format.number(of))}
      </p>
      {isOpen && <p className={css.how}>{isMultiple ? t.howSeveral : t.how}</p>}
    </>
  )
  return (
    <Dialog
      open
      title={t.title(format.number(number))}
      width={isOfBank ? 1680 : 1000}
      dismissable={false}
      onClose={() => (isOpen ? close(onClose) : onClose())}
      footer={
        <>
          {isOfBank && <div className={css.tally}>{tally}</div>}
          {!isOpen && askAgain && (
            <Button pending={pending} onClick={askAgain}>
              {t.askAgain}
            </Button>
          )}
          {!isOpen && <Button onClick={onNext}>{t.next}</Button>}
          {/* One button through all steps, so that it keeps the focus. */}
          <Button key="step" variant="primary" pending={pending} onClick={step.go}>
            {step.label}
          </Button>
        </>
      }
    >
      {isOfBank && !words && !failed && <SkeletonText lines={6} />}
      {isOfBank && failed && !words && (
        <div role="alert" className={css.failed}>
          <p>{t.wordsFailed}</p>
          <Button onClick={again}>{t.readAgain}</Button>
        </div>
      )}
      {words && (
        <OtherLanguage language={words.question.otherLanguage}>
          <div className={css.words} data-beside={standsBeside(words.question.stem) || undefined}>
            <Stem html={words.question.stem} />
            <div>
              <QuestionBars {...{ options, counts, answered }} right={words.key?.right ?? []} />
              {words.key && <KeyTexts of={words.key} level={3} />}
            </div>
          </div>
        </OtherLanguage>
      )}
      {!isOfBank && counts && <QuestionBars {...{ options, counts, answered }} />}
      {!hidesLetters && (
        <p className={css.letters} aria-hidden="true">
          {options.map(({ name }) => (
            <b key={name}>{name}</b>
          ))}
        </p>
      )}
      {!isOfBank && tally}
    </Dialog>
  )
}

/**
 * Whether a stem takes so much height that the options stand beside it on a wide screen. A table needs the whole width. A
 * Chinese character is as wide as two letters.
 */
function standsBeside(html: string): boolean {
  if (html.includes('<table')) return false
  const width = Array.from(plainWords(html), (sign) => (sign > '\u2e80' ? 2 : 1))
  return html.includes('<img') || width.reduce((sum, one) => sum + one, 0) > 280
}
