import { Suspense } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { Skeleton } from '#src/web/ui/skeleton.tsx'
import type { HandIn } from '../contract.ts'
import css from './task.module.css'
import { taskText } from './text.ts'

const HandInFiles = latePart(() => import('./hand-in-files.tsx'))

/** What was handed in: the text, the photographs and the files. */
export function HandInView({
  handIn,
  large = false,
}: {
  handIn: HandIn
  /** The photographs as wide as there is room. */
  large?: boolean
}) {
  const t = useText(taskText)
  const { text, photos, files } = handIn
  const hasFiles = photos.length + files.length > 0
  return (
    <div className={css.handIn}>
      {text !== '' && <p className={css.words}>{text}</p>}
      {text === '' && !hasFiles && <p className={css.note}>{t.noWords}</p>}
      {hasFiles && (
        <Suspense fallback={<Skeleton height={160} />}>
          <HandInFiles handIn={handIn} large={large} />
        </Suspense>
      )}
    </div>
  )
}
