import { plainWords } from '#src/features/content/question/web/plain-words.ts'
import { OtherLanguage } from '#src/features/content/question/web/other-language.tsx'
import { questionText as partsText } from '#src/features/content/question/web/question-text.ts'
import { KeyTexts } from '#src/features/content/question/web/result/key-texts.tsx'
import { Stem } from '#src/features/content/question/web/stem.tsx'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { lessonApi } from '../contract.ts'
import type { PastQuestion as Past } from '../question-api.ts'
import { askedOptions } from './asked-options.ts'
import { QuestionBars } from './question-bars.tsx'
import css from './question.module.css'
import { questionsText } from './questions-text.ts'

/** A question that was asked in a lesson, with its bars, and what a teacher may do with it. */
export function PastQuestion({
  lessonId,
  question: asked,
  isStudent,
  marks,
}: {
  lessonId: number
  question: Past
  isStudent: boolean
  /** Whether the viewer may change it. */
  marks: boolean
}) {
  const t = useText(questionsText)
  const parts = useText(partsText)
  const format = useFormat()
  const { act, pending } = useAct()
  const { questionId, number, isOpen, keyShown, answered, of, counts, words, mine } = asked
  const one = { lessonId, questionId }
  const title = t.number(format.number(number))
  const bars = (what: string) => (
    <div className={css.small}>
      <QuestionBars
        options={askedOptions(words?.question, asked.options, parts)}
        {...{ counts, answered, mine }}
        right={words?.key?.right ?? []}
        label={t.barsOf(what)}
      />
    </div>
  )
  return (
    <Panel
      title={title}
      actions={
        <div className={css.acts}>
          {isOpen && <Tag tone="action">{t.isOpen}</Tag>}
          {marks && words && !keyShown && (
            <Button
              size="small"
              pending={pending}
              onClick={() => void act(lessonApi.showKey, one, { said: t.shown })}
            >
              {isOpen ? t.closeAndShow : t.showKey}
            </Button>
          )}
          {marks && (
            <Button
              size="small"
              variant="quiet"
              icon="trash"
              pending={pending}
              aria-label={t.removeNamed(title)}
              onClick={() =>
                void act(lessonApi.deleteQuestion, one, {
                  ask: {
                    ...{ title: t.removeTitle(format.number(number)), text: t.removeText },
                    ...{ confirm: t.remove, danger: true },
                  },
                  ...{ verb: 'delete', said: t.removed },
                })
              }
            >
              {t.remove}
            </Button>
          )}
        </div>
      }
    >
      {words ? (
        <OtherLanguage language={words.question.otherLanguage}>
          <Stem html={words.question.stem} />
          {bars(plainWords(words.question.stem))}
          {words.key && <KeyTexts of={words.key} level={3} />}
        </OtherLanguage>
      ) : (
        <>
          <p>{t.spoken}</p>
          {bars(title)}
        </>
      )}
      <p className={css.about}>
        {t.answered(format.number(answered), format.number(of))}
        {isStudent && !mine && ` · ${t.notAnswered}`}
        {words && !keyShown && ` · ${t.keyHidden}`}
      </p>
    </Panel>
  )
}
