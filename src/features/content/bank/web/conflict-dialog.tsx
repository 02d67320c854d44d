import type { z } from 'zod'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import type { conflictSchema } from '../shapes.ts'
import { type Change, compareBodies } from './compare-bodies.ts'
import { Comparison } from './comparison.tsx'
import { questionPageText } from './question-page-text.ts'
import { type QuestionValues, savedOf } from './question-values.ts'
import css from './question.module.css'

export type Conflict = z.output<typeof conflictSchema>

/** Shows the texts of two teachers, who have changed the same question; neither is lost by itself. */
export function ConflictDialog({
  theirs,
  mine,
  onTheirs,
  onMine,
  onCopy,
  copies,
  onClose,
}: {
  theirs: Conflict
  mine: QuestionValues
  onTheirs: () => void
  onMine: () => void
  onCopy: () => void
  /** A copy is being saved. */
  copies: boolean
  onClose: () => void
}) {
  const t = useText(questionPageText)
  const name = theirs.author?.name ?? t.someone
  const changes = [...compareBodies(theirs.body, mine.body), ...settingsOf(theirs, mine)]
  return (
    <Dialog
      open
      role="alertdialog"
      dismissable={false}
      title={t.conflictTitle}
      width={860}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onTheirs}>{t.keepTheirs}</Button>
          <Button onClick={onMine}>{t.keepMine}</Button>
          <Button variant="primary" pending={copies} onClick={onCopy}>
            {t.keepCopy}
          </Button>
        </>
      }
    >
      <p className={css.note}>{t.conflictText(name)}</p>
      <Comparison changes={changes} before={t.theirs(name)} after={t.mine} same={t.conflictSame} />
    </Dialog>
  )
}

/** What differs besides the text. */
function settingsOf(theirs: Conflict, values: QuestionValues): Change[] {
  const mine = savedOf(values)
  const place = { index: null, child: null, detail: 'accepted' as const }
  return (['difficulty', 'points', 'tags'] as const).flatMap((part) => {
    const [before, after] = [theirs[part], mine[part]].map((value) =>
      Array.isArray(value) ? value.toSorted().join(' / ') : String(value),
    )
    return before === after ? [] : [{ ...place, part, before: before!, after: after! }]
  })
}
