import { useState } from 'react'
import { paperApi, type PaperSection } from '#src/features/content/paper/contract.ts'
import { PartFailed } from '#src/features/content/bank/web/part-failed.tsx'
import { useAct } from '#src/web/act/use-act.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { Skeleton } from '#src/web/ui/skeleton.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import type { QuizSection, SetQuestion } from '../../../records.ts'
import css from '../../content.module.css'
import quizCss from './quiz.module.css'
import { newKey } from './sections-form.tsx'
import { settingsText } from './settings-text.ts'

interface Set {
  sections: QuizSection[]
  questions: SetQuestion[]
}

/** Chooses one of the teacher's papers, whose sections, questions and points a quiz takes. */
export function PaperChoice({
  onChoose,
  onClose,
}: {
  onChoose: (set: Set) => void
  onClose: () => void
}) {
  const t = useText(settingsText)
  const format = useFormat()
  const { act, pending } = useAct()
  const [keyword, setKeyword] = useState('')
  const papers = useLoad(paperApi.getPapers, { keyword: keyword.trim().slice(0, 60), page: 1 })
  const choose = (paperId: number) =>
    act(
      paperApi.getPaper,
      { paperId },
      { refresh: false, words: t.paperFailed, done: (paper) => onChoose(setOf(paper.sections)) },
    )
  return (
    <Dialog
      open
      title={t.paperTitle}
      width={640}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t.cancel}</Button>}
    >
      <div className={quizCss.picker}>
        <p className={css.muted}>{t.paperAbout}</p>
        <TextField
          label={t.search}
          type="search"
          maxLength={60}
          value={keyword}
          onChange={setKeyword}
        />
        {papers.failed ? (
          <PartFailed part="papers" onAgain={papers.retry} />
        ) : !papers.data ? (
          <Skeleton height={200} />
        ) : papers.data.items.length === 0 ? (
          <p className={css.muted}>{t.paperNone}</p>
        ) : (
          <ul className={quizCss.rows} aria-label={t.paperPapers}>
            {papers.data.items.map(({ paperId, name, questions, points }) => (
              <li key={paperId} className={quizCss.row}>
                <div className={quizCss.about}>
                  <span>{name}</span>
                  <span className={css.muted}>
                    {t.paperFacts(format.number(questions), format.number(points))}
                  </span>
                </div>
                <Button
                  size="small"
                  disabled={pending || questions === 0}
                  aria-label={`${t.paperUse} ${name}`}
                  onClick={() => void choose(paperId)}
                >
                  {t.paperUse}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}

/** A question that stands in two sections of a paper is asked in the first. */
function setOf(sections: readonly PaperSection[]): Set {
  const keyed = sections.map((section) => ({ section, key: `s-${newKey()}` }))
  const questions = keyed.flatMap(({ section, key }) =>
    section.questions.map(({ questionId, versionId, points }): SetQuestion => ({
      ...{ questionId, versionId, points },
      section: key,
    })),
  )
  return {
    sections: keyed.map(({ section: { inBoth }, key }) => ({ key, ...inBoth })),
    questions: [
      ...new Map(questions.toReversed().map((one) => [one.questionId, one])).values(),
    ].toReversed(),
  }
}
