import { useId } from 'react'
import { letter } from '../../letter.ts'
import css from '../question.module.css'
import { LineText } from '../stem.tsx'

/** Options to choose from, one or several. */
export function Options({
  type,
  options,
  chosen,
  onToggle,
}: {
  type: 'radio' | 'checkbox'
  options: readonly { id: string; html: string }[]
  chosen: readonly string[]
  onToggle: (id: string) => void
}) {
  const name = useId()
  return (
    <div className={css.options}>
      {options.map(({ id, html }, index) => (
        <label key={id} className={css.option}>
          <input
            type={type}
            name={name}
            checked={chosen.includes(id)}
            onChange={() => onToggle(id)}
          />
          <span className={css.letter}>{letter(index)}</span>
          <LineText html={html} />
        </label>
      ))}
    </div>
  )
}
