import { Checkbox } from '#src/web/ui/choice.tsx'
import css from './choose-learners.module.css'

/** The chosen accounts of a list; of other pages too. */
export interface Chosen {
  chosen: ReadonlySet<number>
  onChoose: (chosen: ReadonlySet<number>) => void
}

function toggled(chosen: ReadonlySet<number>, ids: readonly number[], yes: boolean) {
  const next = new Set(chosen)
  for (const id of ids) {
    if (yes) next.add(id)
    else next.delete(id)
  }
  return next
}

/** A box that chooses all learners of a page. */
export function ChooseAll({
  label,
  ids,
  chosen,
  onChoose,
}: Chosen & { label: string; ids: readonly number[] }) {
  return (
    <Checkbox
      className={css.all}
      label={label}
      checked={ids.every((id) => chosen.has(id))}
      onChange={(yes) => onChoose(toggled(chosen, ids, yes))}
    />
  )
}

/** A learner in a table, with a box to choose this one. */
export function ChooseLearner({
  label,
  learner: { userId, name, username },
  chosen,
  onChoose,
}: Chosen & { label: string; learner: { userId: number; name: string; username: string } }) {
  return (
    <span className={css.person}>
      <Checkbox
        label={<span className="visually-hidden">{label}</span>}
        checked={chosen.has(userId)}
        onChange={(yes) => onChoose(toggled(chosen, [userId], yes))}
      />
      <span>
        {name}
        {name !== username && <small>{username}</small>}
      </span>
    </span>
  )
}
