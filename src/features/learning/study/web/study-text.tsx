import { type RefObject, Suspense, useRef } from 'react'
import { RichText } from '#src/features/content/editor/web/rich-text.tsx'
import { useForeign } from '#src/features/learning/course/web/other-language.tsx'
import { markable } from '#src/features/learning/note/web/marked-words.ts'
import { useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import type { ItemProgress } from './study-progress.ts'
import css from './study-text.module.css'
import type { Study, StudyItem } from './study-types.ts'
import { TaskTick } from './task-tick.tsx'
import { studyText } from './text.ts'
import { useRead } from './use-read.ts'

const TaskAnswer = latePart(() => import('#src/features/learning/task/web/task-answer.tsx'))

/** A reading text, or the text of a teaching task with the learner's own tick or answer. */
export function StudyText({
  item,
  kind,
  text,
  progress,
  next,
  visited,
  onProgress,
}: {
  item: StudyItem
  kind: Study['kind']
  text: NonNullable<StudyItem['text']>
  progress: ItemProgress
  next: { name: string; to: string } | undefined
  /** Settles when the visit of this item is stored. */
  visited: RefObject<Promise<unknown>>
  onProgress: (itemId: number, progress: ItemProgress) => void
}) {
  const t = useText(studyText)
  const foreign = useForeign()
  return (
    // A region that scrolls needs the focus of the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={css.sheet} aria-label={item.name} tabIndex={0}>
      <article className={css.text}>
        <p className={css.kind}>{t[item.kind]}</p>
        <h2 lang={foreign(item.foreign)}>{item.name}</h2>
        <div className={`prose ${css.prose}`} lang={foreign(text.foreign)} {...markable}>
          <RichText html={text.html} />
        </div>
        {item.kind === 'text' && (
          <ReadEnd item={item} isDone={progress.done} visited={visited} onProgress={onProgress} />
        )}
        {item.task && <Task {...{ item, kind, progress, onProgress }} task={item.task} />}
        {next && (
          <p className={css.after}>
            <span>{t.upNext}</span>
            <Link to={next.to}>
              {next.name}
              <Icon name="arrow-right" />
            </Link>
          </p>
        )}
      </article>
    </section>
  )
}

/** What a learner does with a teaching task: a tick, or an answer that is handed in. */
function Task({
  item,
  kind,
  task: { handsIn, answered },
  progress,
  onProgress,
}: {
  item: StudyItem
  kind: Study['kind']
  task: NonNullable<StudyItem['task']>
  progress: ItemProgress
  onProgress: (itemId: number, progress: ItemProgress) => void
}) {
  const { courseId, itemId, chapter } = item
  return (
    <>
      {!handsIn && <TaskTick item={item} isDone={progress.done} onProgress={onProgress} />}
      {(handsIn || answered) && (
        <Suspense fallback={<SkeletonText lines={4} />}>
          <TaskAnswer
            item={{ courseId, itemId, chapterId: chapter.chapterId }}
            kind={kind}
            onDone={() => onProgress(itemId, { done: true, share: 1 })}
          />
        </Suspense>
      )}
    </>
  )
}

/** The end of a text: having seen it counts. */
function ReadEnd({
  item,
  isDone,
  visited,
  onProgress,
}: {
  item: StudyItem
  isDone: boolean
  visited: RefObject<Promise<unknown>>
  onProgress: (itemId: number, progress: ItemProgress) => void
}) {
  const t = useText(studyText)
  const end = useRef<HTMLDivElement>(null)
  useRead(end, item, visited, onProgress)
  return (
    <div ref={end} className={css.end} role="status">
      {isDone && (
        <>
          <Icon name="check-circle" size={20} />
          {t.done}
        </>
      )}
    </div>
  )
}
