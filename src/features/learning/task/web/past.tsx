import { type ReactNode, useMemo } from 'react'
import type { GivenFile } from '#src/features/content/file/given-file.ts'
import {
  byFileId,
  GivenFilesContext,
} from '#src/features/content/question/web/photos/answer-files.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import type { HandIn, TaskComment } from '../contract.ts'
import { CommentList, Verdict } from './comment-list.tsx'
import { HandInView } from './hand-in-view.tsx'
import css from './task.module.css'
import { taskText } from './text.ts'

/** What was handed in, the latest open and the others folded, with what teachers have said of it. */
export function Past({
  handIns,
  comments,
  given,
  large = false,
  isFolded = false,
  after,
}: {
  handIns: readonly HandIn[]
  comments: readonly TaskComment[]
  given: readonly GivenFile[]
  large?: boolean
  /** The latest is folded too, because it is being changed. */
  isFolded?: boolean
  /** After the latest hand-in and its comments. */
  after?: ReactNode
}) {
  const t = useText(taskText)
  const format = useFormat()
  const known = useMemo(() => byFileId(given), [given])
  const [newest, ...rest] = handIns
  if (!newest) return null
  const said = comments.find((one) => one.handIn === newest.number)
  const earlier = isFolded ? handIns : rest
  return (
    <GivenFilesContext value={known}>
      {!isFolded && (
        <>
          <p className={css.handInHead}>
            {said === undefined ? (
              <Tag tone="action">{t.waiting}</Tag>
            ) : (
              said.verdict && <Verdict verdict={said.verdict} />
            )}
            <span>
              <TimeAgo value={newest.handedInAt}>{t.newest}</TimeAgo>
            </span>
            {handIns.length > 1 && <span>{t.number(format.number(newest.number))}</span>}
          </p>
          <HandInView handIn={newest} large={large} />
        </>
      )}
      <CommentList comments={comments} newest={newest.number} />
      {after}
      {earlier.length > 0 && (
        <details className={css.earlier}>
          <summary>{(isFolded ? t.soFar : t.earlier)(format.number(earlier.length))}</summary>
          {earlier.map((handIn) => (
            <section key={handIn.number} aria-label={t.number(format.number(handIn.number))}>
              <p className={css.handInHead}>
                <strong>{t.number(format.number(handIn.number))}</strong>
                <span>
                  <TimeAgo value={handIn.handedInAt}>{t.newest}</TimeAgo>
                </span>
              </p>
              <HandInView handIn={handIn} />
            </section>
          ))}
        </details>
      )}
    </GivenFilesContext>
  )
}
