import { startTransition, Suspense, useOptimistic, useState } from 'react'
import { latePart } from '#src/web/late-part.tsx'
import { bankPaths } from '../../bank/paths.ts'
import { QuestionWithKey } from '../../question/web/result/question-with-key.tsx'
import { typeText } from '../../question/web/type-text.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { exchangeApi } from '../contract.ts'
import type { ImportRow } from '../import-api.ts'
import { isTakable } from '../takable.ts'
import type { Found } from './import-end.tsx'
import css from './import.module.css'
import { reviewText } from './import-text.ts'
import { NoteList } from './note-list.tsx'

const EditDialog = latePart(() => import('./edit-dialog.tsx'))

/** One row of a review: the question as it would be, its notes, its source. */
export function ReviewRow({
  importId,
  row,
  sections,
}: {
  importId: number
  row: ImportRow
  sections: Found['sections']
}) {
  const t = useText(reviewText)
  const names = useText(typeText)
  const format = useFormat()
  const { act } = useAct()
  const [edits, setEdits] = useState(false)
  const { rowId, number, shown, notes, source, keep, doubleOf, section } = row
  const title = t.number(format.number(number))
  // The box answers at once; the sums follow with the page.
  const [isKept, setKept] = useOptimistic(keep)
  const choose = (next: boolean) =>
    startTransition(async () => {
      setKept(next)
      await act(exchangeApi.saveRow, { importId, rowId, keep: next })
    })
  return (
    <article className={css.row} data-left={!isKept} aria-label={title}>
      <h3 className="visually-hidden">{title}</h3>
      <header className={css.rowHead}>
        <Checkbox label={title} checked={isKept} disabled={!isTakable(row)} onChange={choose} />
        <span className={css.facts}>
          {shown && <Tag>{names.names[shown.question.type]}</Tag>}
          {row.edited && <Tag tone="success">{t.edited}</Tag>}
          {row.draft && <Tag tone="warning">{t.draft}</Tag>}
          <span className={css.hint}>
            {section !== null && `${sections[section]?.name ?? ''} · `}
            {t.place[row.place.kind](row.place.at)}
          </span>
        </span>
        {shown && (
          <Button size="small" icon="edit" onClick={() => setEdits(true)}>
            {t.edit}
          </Button>
        )}
      </header>
      <NoteList notes={notes} />
      {doubleOf && (
        <p className={css.hint}>
          {t.sameAs} <Link to={bankPaths.question(doubleOf.questionId)}>{doubleOf.title}</Link>
        </p>
      )}
      {shown ? (
        <QuestionWithKey question={shown.question} answerKey={shown.key} />
      ) : (
        <p className={css.hint}>{t.unreadable}</p>
      )}
      <details className={css.source}>
        <summary>{t.source}</summary>
        <pre>{source}</pre>
      </details>
      {edits && (
        <Suspense>
          <EditDialog
            importId={importId}
            row={row}
            title={t.editTitle(format.number(number))}
            onClose={() => setEdits(false)}
          />
        </Suspense>
      )}
    </article>
  )
}
