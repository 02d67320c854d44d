import { OtherLanguage } from '#src/features/content/question/web/other-language.tsx'
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
  return (
    <Dialog
      open
      title={t.title(format.number(number))}
      width={isOfBank ? 1200 : 1000}
      dismissable={false}
      onClose={() => (isOpen ? close(onClose) : onClose())}
      footer={
        isOpen ? (
          <Button variant="primary" pending={pending} onClick={() => close(renew)}>
            {t.show}
          </Button>
        ) : (
          <>
            {askAgain && (
              <Button pending={pending} onClick={askAgain}>
                {t.askAgain}
              </Button>
            )}
            <Button onClick={onNext}>{t.next}</Button>
            {askAgain ? (
              <Button
                variant="primary"
                pending={pending}
                onClick={() => void act(lessonApi.showKey, one, { done: renew })}
              >
                {t.showKey}
              </Button>
            ) : (
              <Button variant="primary" onClick={onClose}>
                {t.close}
              </Button>
            )}
          </>
        )
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
        <div className={css.words}>
          <OtherLanguage language={words.question.otherLanguage}>
            <Stem html={words.question.stem} />
            <QuestionBars {...{ options, counts, answered }} right={words.key?.right ?? []} />
            {words.key && <KeyTexts of={words.key} level={3} />}
          </OtherLanguage>
        </div>
      )}
      {!isOfBank && counts && <QuestionBars {...{ options, counts, answered }} />}
      {!hidesLetters && (
        <p className={css.letters} aria-hidden="true">
          {options.map(({ name }) => (
            <b key={name}>{name}</b>
          ))}
        </p>
      )}
      <p className={css.answered} aria-live="polite">
        {t.answered(format.number(answered), format.number(of))}
      </p>
      {isOpen && <p className={css.how}>{isMultiple ? t.howSeveral : t.how}</p>}
    </Dialog>
  )
}
