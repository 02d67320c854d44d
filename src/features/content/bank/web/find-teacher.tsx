import { useEffect, useState } from 'react'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { bankApi } from '../contract.ts'
import css from './share.module.css'
import { shareText } from './share-text.ts'

export type FoundTeacher = AnswerOf<typeof bankApi.findTeachers>[number]

/** A name counts as typed after so long without a key. */
const restMs = 250

/** Finds teachers by name while one types, and offers an act for each. */
export function FindTeacher({
  label,
  act,
  pending = false,
  has,
  onChoose,
}: {
  /** The label of the field (default: add a teacher). */
  label?: string
  /** The verb of the button beside each teacher. */
  act: string
  pending?: boolean
  /** Teachers who are left out, because they have been chosen already. */
  has: readonly number[]
  /** @returns whether the search is over */
  onChoose: (teacher: FoundTeacher) => Promise<boolean>
}) {
  const t = useText(shareText)
  const [name, setName] = useState('')
  const [rested, setRested] = useState('')
  const asked = name.trim()
  useEffect(() => {
    const timer = setTimeout(() => setRested(asked), restMs)
    return () => clearTimeout(timer)
  }, [asked])
  // The answer to a former name is called off, and is not shown for another one.
  const isAsked = asked !== '' && rested === asked
  const { data } = useLoad(bankApi.findTeachers, isAsked ? { name: asked } : null)
  const found = data?.filter(({ userId }) => !has.includes(userId))
  return (
    <div className={css.find}>
      <TextField
        label={label ?? t.find}
        description={t.findHint}
        value={name}
        onChange={setName}
        maxLength={60}
        autoComplete="off"
      />
      <output className={css.note}>{asked !== '' && found?.length === 0 && t.noneFound}</output>
      {found && found.length > 0 && (
        <ul aria-label={t.found}>
          {found.map((one) => (
            <li key={one.userId} className={css.row}>
              <span className={css.name}>
                {one.name}
                {one.school && <small>{one.school}</small>}
              </span>
              <Button
                size="small"
                pending={pending}
                onClick={() => void onChoose(one).then((is) => is && setName(''))}
              >
                {act}
                <span className="visually-hidden"> {one.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
