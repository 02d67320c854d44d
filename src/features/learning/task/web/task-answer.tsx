import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useText } from '#src/web/i18n.tsx'
import { useViewer } from '#src/web/root-data.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import { taskApi } from '../contract.ts'
import { taskPaths } from '../paths.ts'
import { OwnAnswer } from './own-answer.tsx'
import { Past } from './past.tsx'
import css from './task.module.css'
import { taskText } from './text.ts'

/** The viewer's answer to a teaching task, below its text. Default export because it is loaded on demand. */
export default function TaskAnswer({
  item,
  kind,
  onDone,
}: {
  item: { courseId: number; itemId: number; chapterId: number }
  kind: CourseKind
  /** Called when an answer was handed in. */
  onDone: () => void
}) {
  const t = useText(taskText)
  const personId = useViewer()?.id
  const { courseId, itemId } = item
  const own = useLoad(taskApi.getOwn, { courseId, itemId })
  if (own.loading) return <SkeletonText lines={4} />
  if (!own.data || personId === undefined) {
    return (
      <p className={css.failed} role="alert">
        {t.failed}{' '}
        <Button size="small" icon="refresh" onClick={own.retry}>
          {t.retry}
        </Button>
      </p>
    )
  }
  const { can, handIns, comments, given } = own.data
  if (can.answer.may) {
    return (
      <OwnAnswer
        item={item}
        personId={personId}
        own={own.data}
        onHandedIn={(next) => {
          own.set(next)
          onDone()
        }}
      />
    )
  }
  return (
    <section className={css.answer} aria-label={t.title}>
      {handIns.length > 0 ? (
        <>
          <h3>{t.title}</h3>
          <p className={css.note}>{t.over}</p>
          <Past handIns={handIns} comments={comments} given={given} />
        </>
      ) : can.work.may ? (
        <>
          <p className={css.note}>{t.asTeacher}</p>
          <ButtonLink to={taskPaths.answers({ kind, courseId }, { task: itemId, state: 'all' })}>
            {t.toAnswers}
          </ButtonLink>
        </>
      ) : (
        <p className={css.note}>{t.notJoined}</p>
      )}
    </section>
  )
}
