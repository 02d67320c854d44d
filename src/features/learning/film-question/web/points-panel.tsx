import { Suspense, useState, useSyncExternalStore } from 'react'
import type { FilmSession } from '#src/features/content/film/web/film-session.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import { filmQuestionApi } from '../contract.ts'
import { pointsMost } from '../limits.ts'
import { pointsChanged } from './changes.ts'
import { manageText } from './manage-text.ts'
import { PointRow } from './point-row.tsx'
import css from './points.module.css'

const ChooseDialog = latePart(async () => ({
  default: (await import('./choose-dialog.tsx')).ChooseDialog,
}))

/** The questions in a film, for the teachers of its course. Default export because it loads late. */
export default function PointsPanel({
  courseId,
  itemId,
  session,
}: {
  courseId: number
  itemId: number
  session: FilmSession
}) {
  const t = useText(manageText)
  const format = useFormat()
  const list = useLoad(filmQuestionApi.getPoints, { courseId, itemId })
  const now = useSyncExternalStore(
    session.time.watch,
    () => Math.floor(session.time.get()),
    () => 0,
  )
  // The second stays while the film plays on behind the dialog.
  const [second, setSecond] = useState<number>()
  const changed = () => {
    list.retry()
    pointsChanged()
  }
  const points = list.data?.points ?? []
  return (
    <div className={css.panel}>
      <p className={css.about}>{t.about}</p>
      <Button
        icon="plus"
        wide
        disabled={!list.data || points.length >= pointsMost}
        onClick={() => setSecond(now)}
      >
        {t.addAt(format.clock(now))}
      </Button>
      {list.loading && <SkeletonText lines={4} />}
      {list.failed && (
        <p role="status">
          {t.failed}{' '}
          <Button size="small" onClick={list.retry}>
            {t.retry}
          </Button>
        </p>
      )}
      {points.length > 0 && (
        <ol className={css.points}>
          {points.map((point) => (
            <PointRow
              key={point.pointId}
              courseId={courseId}
              point={point}
              now={now}
              onJump={() => session.seek(point.second)}
              onChanged={changed}
            />
          ))}
        </ol>
      )}
      {second !== undefined && (
        <Suspense>
          <ChooseDialog
            at={{ courseId, itemId, second }}
            onClose={() => setSecond(undefined)}
            onChosen={changed}
          />
        </Suspense>
      )}
    </div>
  )
}
