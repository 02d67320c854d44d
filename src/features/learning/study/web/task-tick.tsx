import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { studyApi } from '../contract.ts'
import type { ItemProgress } from './study-progress.ts'
import css from './study-text.module.css'
import type { StudyItem } from './study-types.ts'
import { studyText } from './text.ts'

/** The learner's own tick of a teaching task, which may be taken back. */
export function TaskTick({
  item: { courseId, itemId },
  isDone,
  onProgress,
}: {
  item: StudyItem
  isDone: boolean
  onProgress: (itemId: number, progress: ItemProgress) => void
}) {
  const t = useText(studyText)
  const { act, pending } = useAct()
  const show = (done: boolean) => onProgress(itemId, { done, share: done ? 1 : 0 })
  async function tick(done: boolean) {
    show(done)
    const isSet = await act(studyApi.setTaskDone, { courseId, itemId, done }, { refresh: false })
    if (!isSet) show(!done)
  }
  return (
    <Checkbox
      className={css.tick}
      label={t.taskDone}
      checked={isDone}
      disabled={pending}
      onChange={(done) => void tick(done)}
    />
  )
}
