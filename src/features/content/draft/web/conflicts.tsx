import { useLocale, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { compareWords } from './compare-words.ts'
import css from './draft.module.css'
import { useFieldName } from './field-name.ts'
import { langOf, MarkedWords } from './marked-words.tsx'
import type { Conflict, SavedDraft } from './saved-draft.ts'
import { conflictsId } from './save-state.tsx'
import { saveText } from './save-text.ts'
import { useConflicts } from './use-draft.ts'
import { nameOfRecord, wordsOfValue } from './words-of-value.ts'

/** The changes of this window that were not taken, each with both texts side by side and a choice. */
export function Conflicts({ draft }: { draft: SavedDraft }) {
  const t = useText(saveText)
  const conflicts = useConflicts(draft)
  return (
    <div id={conflictsId} tabIndex={-1}>
      <div role="status" className={css.conflicts}>
        {conflicts.map((conflict) => (
          <OneConflict key={conflict.id} draft={draft} conflict={conflict} />
        ))}
        {conflicts.some(({ kind }) => kind === 'changed' || kind === 'gone') && (
          <p className={css.note}>{t.aside}</p>
        )}
      </div>
    </div>
  )
}

function OneConflict({ draft, conflict }: { draft: SavedDraft; conflict: Conflict }) {
  const t = useText(saveText)
  const fieldName = useFieldName()
  const side = useLocale() === 'en-US' ? 'en' : 'zh'
  const { id, kind, key, field, by, at, left } = conflict
  const name = nameOfRecord(draft.records().get(key) ?? conflict.record, side) || t.unnamed
  const [mine, theirs] = [wordsOfValue(conflict.mine), wordsOfValue(conflict.theirs)]
  const showsBoth = kind === 'changed' && mine !== undefined && theirs !== undefined
  const showsMine = !showsBoth && field !== '' && mine !== undefined && mine !== ''
  const runs = showsBoth ? compareWords(mine, theirs) : undefined
  const words = { mine: t.mine, theirs: by === null ? t.theirs : t.theirsOf(by) }
  const labels = labelsOf(t)[kind]
  return (
    <section className={css.conflict}>
      <h2>{left ? t.left(name, left) : kind !== 'left' && t[kind](name, fieldName(field))}</h2>
      {runs && (
        <div className={css.sides}>
          <div>
            <h3>{words.mine}</h3>
            <MarkedWords runs={runs[0]} lang={langOf(field)} />
          </div>
          <div>
            <h3>
              {words.theirs} {at !== null && <TimeAgo value={at} />}
            </h3>
            <MarkedWords runs={runs[1]} lang={langOf(field)} />
          </div>
        </div>
      )}
      {showsMine && (
        <div>
          <h3>{words.mine}</h3>
          <MarkedWords runs={[{ text: mine, isOwn: false }]} lang={langOf(field)} />
        </div>
      )}
      <div className={css.acts}>
        {labels.mine !== undefined && (
          <Button size="small" onClick={() => draft.resolve(id, 'mine')}>
            {labels.mine}
          </Button>
        )}
        <Button size="small" onClick={() => draft.resolve(id, 'theirs')}>
          {labels.theirs}
        </Button>
      </div>
    </section>
  )
}

type Labels = Record<Conflict['kind'], { mine?: string; theirs: string }>

const labelsOf = (
  t: Record<
    'useMine' | 'useTheirs' | 'restore' | 'leaveGone' | 'deleteAnyway' | 'keep' | 'discard' | 'ok',
    string
  >,
): Labels => ({
  changed: { mine: t.useMine, theirs: t.useTheirs },
  gone: { mine: t.restore, theirs: t.leaveGone },
  deletion: { mine: t.deleteAnyway, theirs: t.keep },
  invalid: { theirs: t.discard },
  refused: { theirs: t.ok },
  deep: { theirs: t.ok },
  left: { theirs: t.ok },
})
