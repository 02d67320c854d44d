import type { z } from 'zod'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { typeText } from '../../question/web/type-text.ts'
import type { conflictSchema } from '../shapes.ts'
import { type Change, compareBodies } from './compare-bodies.ts'
import { Comparison } from './comparison.tsx'
import { partText } from './part-text.ts'
import { questionPageText } from './question-page-text.ts'
import { type QuestionValues, savedOf } from './question-values.ts'
import css from './question.module.css'

export type Stored = z.output<typeof conflictSchema>
/** The question as it is stored; `isOwn`: the reader has changed it on another page. */
export type Conflict = Stored & { isOwn: boolean }

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
  const { isOwn } = theirs
  const name = theirs.author?.name ?? t.someone
  const changes = [...compareBodies(theirs.body, mine.body), ...useSettings(theirs, mine)]
  return (
    <Dialog
      open
      role="alertdialog"
      dismissable={false}
      title={isOwn ? t.elsewhereTitle : t.conflictTitle}
      width={860}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onTheirs}>{isOwn ? t.keepStored : t.keepTheirs}</Button>
          <Button onClick={onMine}>{isOwn ? t.keepThis : t.keepMine}</Button>
          <Button variant="primary" pending={copies} onClick={onCopy}>
            {isOwn ? t.keepThisCopy : t.keepCopy}
          </Button>
        </>
      }
    >
      <div className={css.stack}>
        <p className={css.note}>{isOwn ? t.elsewhereText : t.conflictText(name)}</p>
        <Comparison
          changes={changes}
          before={isOwn ? t.stored : t.theirs(name)}
          after={isOwn ? t.here : t.mine}
          same={t.conflictSame}
        />
      </div>
    </Dialog>
  )
}

/** The differences besides the text. */
function useSettings(theirs: Stored, values: QuestionValues): Change[] {
  const p = useText(partText)
  const types = useText(typeText)
  const words = ({
    difficulty,
    points,
    tags,
    keepDraft,
  }: Pick<Stored, 'difficulty' | 'points' | 'tags' | 'keepDraft'>) => ({
    difficulty: types.difficulties[difficulty],
    points: String(points),
    tags: tags.toSorted().join(' / '),
    keepDraft: keepDraft ? p.on : p.off,
  })
  const [before, after] = [words(theirs), words({ ...theirs, ...savedOf(values) })]
  const place = { index: null, child: null, detail: 'value' as const }
  return (['difficulty', 'points', 'tags', 'keepDraft'] as const).flatMap((part) =>
    before[part] === after[part]
      ? []
      : [{ ...place, part, before: before[part], after: after[part] }],
  )
}
