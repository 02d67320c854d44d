import { useMemo } from 'react'
import type { GivenFile } from '#src/features/content/file/given-file.ts'
import {
  byFileId,
  GivenFilesContext,
} from '#src/features/content/question/web/photos/answer-files.ts'
import { HandInView } from '#src/features/learning/task/web/hand-in-view.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import type { HandIn } from '../schemas.ts'
import css from './homework.module.css'
import { ownText } from './own-text.ts'

/** What was handed in, the latest open and the others folded. */
export function HandIns({
  handIns,
  given,
  large = false,
  isFolded = false,
}: {
  handIns: readonly HandIn[]
  given: readonly GivenFile[]
  large?: boolean
  /** The latest is folded too, because it is being changed. */
  isFolded?: boolean
}) {
  const t = useText(ownText)
  const format = useFormat()
  const known = useMemo(() => byFileId(given), [given])
  const [newest, ...rest] = handIns
  if (!newest) return null
  const earlier = isFolded ? handIns : rest
  return (
    <GivenFilesContext value={known}>
      {!isFolded && (
        <>
          <Head handIn={newest} />
          <HandInView handIn={newest} large={large} />
        </>
      )}
      {earlier.length > 0 && (
        <details className={css.earlier}>
          <summary>{t.earlier(format.number(earlier.length))}</summary>
          {earlier.map((handIn) => (
            <section key={handIn.number} aria-label={t.number(format.number(handIn.number))}>
              <Head handIn={handIn} />
              <HandInView handIn={handIn} />
            </section>
          ))}
        </details>
      )}
    </GivenFilesContext>
  )
}

function Head({ handIn: { number, handedInAt, daysLate } }: { handIn: HandIn }) {
  const t = useText(ownText)
  const format = useFormat()
  return (
    <p className={css.tags}>
      <strong>{t.number(format.number(number))}</strong>
      <span className={css.muted}>{t.at(format.dateTime(handedInAt))}</span>
      {daysLate > 0 && <Tag tone="warning">{t.lateDays(format.number(daysLate))}</Tag>}
    </p>
  )
}
