import { type ReactNode, useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import css from './edit.module.css'
import { editText } from './edit-text.ts'

/** Accepted answers, one in a row: one row is always there, and a new one counts once something is in it. */
export function KeyRows<A extends object>({
  accepted,
  most,
  nameOf,
  onChange,
  children,
}: {
  accepted: readonly A[]
  most: number
  /** 'Answer 2'. */
  nameOf: (at: number) => string
  onChange: (next: A[]) => void
  /** Renders a row; null is one that is still empty. `set` with null empties it. */
  children: (answer: A | null, set: (next: A | null) => void, at: number) => ReactNode
}) {
  const t = useText(editText)
  const [adding, setAdding] = useState(false)
  const hasEmpty = accepted.length === 0 || adding
  const rows = hasEmpty ? [...accepted, null] : accepted
  return (
    <>
      <ul className={css.answers}>
        {rows.map((answer, at) => (
          // An index is a safe key: rows never change places, and an empty one keeps the focus as it fills.
          <li key={at} className={css.answer}>
            {children(
              answer,
              (next) => {
                if (answer === null && next) setAdding(false)
                onChange(
                  next
                    ? [...accepted.slice(0, at), next, ...accepted.slice(at + 1)]
                    : accepted.filter((_, other) => other !== at),
                )
                if (answer && !next && accepted.length > 1) setAdding(at === accepted.length - 1)
              },
              at,
            )}
            {rows.length > 1 && (
              <IconButton
                icon="close"
                label={t.remove(nameOf(at))}
                onClick={() => {
                  if (answer === null) setAdding(false)
                  else onChange(accepted.filter((_, other) => other !== at))
                }}
              />
            )}
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        size="small"
        icon="plus"
        className={css.small}
        disabled={hasEmpty || accepted.length >= most}
        onClick={() => setAdding(true)}
      >
        {t.addAnswer}
      </Button>
    </>
  )
}
