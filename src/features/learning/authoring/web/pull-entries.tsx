import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { Tag, type Tone } from '#src/web/ui/tag.tsx'
import type { PullEntry } from '../pull-shapes.ts'
import css from './pull.module.css'
import { pullText } from './pull-text.ts'

const tones: Record<PullEntry['change'], Tone> = {
  added: 'success',
  changed: 'action',
  moved: 'neutral',
  removed: 'danger',
}

/** The changes of a textbook in its order; where both have changed the same thing, both texts. */
export function PullEntries({
  entries,
  taken,
  onTaken,
}: {
  entries: readonly PullEntry[]
  taken: ReadonlySet<string>
  onTaken: (taken: ReadonlySet<string>) => void
}) {
  const t = useText(pullText)
  const isAll = taken.size === entries.length
  const toggle = (entry: PullEntry) => onTaken(withEntry(entries, taken, entry))
  return (
    <>
      <Checkbox
        label={t.all}
        checked={isAll}
        onChange={(all) => onTaken(new Set(all ? entries.map(({ id }) => id) : []))}
      />
      <ul className={css.entries}>
        {entries.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            isTaken={taken.has(entry.id)}
            onToggle={() => toggle(entry)}
          />
        ))}
      </ul>
    </>
  )
}

/** An entry comes with its new chapter, and leaves with it. */
function withEntry(
  entries: readonly PullEntry[],
  taken: ReadonlySet<string>,
  { id, parent }: PullEntry,
): ReadonlySet<string> {
  const next = new Set(taken)
  if (next.has(id)) {
    const drop = (one: string) => {
      next.delete(one)
      for (const entry of entries) if (entry.parent === one && next.has(entry.id)) drop(entry.id)
    }
    drop(id)
    return next
  }
  next.add(id)
  for (let up = parent; up !== null;) {
    const found = entries.find((entry) => entry.id === up)
    if (!found) break
    next.add(found.id)
    up = found.parent
  }
  return next
}

function Entry({
  entry,
  isTaken,
  onToggle,
}: {
  entry: PullEntry
  isTaken: boolean
  onToggle: () => void
}) {
  const t = useText(pullText)
  const format = useFormat()
  const side = useLocale() === 'en-US' ? 'en' : 'zh'
  const { change, field, number, name, conflict, theirs, ours, learners } = entry
  const words = [number, name[side] || t.unnamed].filter(Boolean).join(' ')
  return (
    <li className={css.entry} data-conflict={conflict ?? undefined}>
      <Checkbox
        checked={isTaken}
        onChange={onToggle}
        label={
          <span className={css.words}>
            <Tag tone={tones[change]}>{t.changes[change]}</Tag> {words}
            {field && <span className={css.muted}> · {t.fields[field]}</span>}
          </span>
        }
      />
      {(conflict !== null || learners > 0) && (
        <div className={css.facts}>
          {conflict !== null && <Tag tone="warning">{t.conflict[conflict]}</Tag>}
          {learners > 0 && <span>{t.learners(format.number(learners))}</span>}
        </div>
      )}
      {theirs && ours && field !== 'body' && (
        <dl className={css.both}>
          <div>
            <dt>{t.theirs}</dt>
            <dd>{theirs[side]}</dd>
          </div>
          <div>
            <dt>{t.ours}</dt>
            <dd>{ours[side]}</dd>
          </div>
        </dl>
      )}
    </li>
  )
}
