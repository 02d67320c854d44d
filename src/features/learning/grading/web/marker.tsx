import { lazy, Suspense, useRef, useState } from 'react'
import { RichText } from '#src/features/content/editor/web/rich-text.tsx'
import { countWords } from '#src/features/content/question/web/count-words.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { useRefresh } from '#src/web/refresh.ts'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Skeleton } from '#src/web/ui/skeleton.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import type { gradingApi, WrittenAnswer } from '../contract.ts'
import type { AttemptRef } from '#src/features/learning/invigilation/attempt-ref.ts'
import { GiveBackDialog } from '#src/features/learning/invigilation/web/give-back-dialog.tsx'
import { giveBackText } from '#src/features/learning/invigilation/web/give-back-text.ts'
import { AttemptComment } from './attempt-comment.tsx'
import { gradingText } from './grading-text.ts'
import css from './grading.module.css'
import { type Mark, MarkForm } from './mark-form.tsx'
import { useMarks } from './use-marks.ts'

const WrittenFiles = lazy(() => import('./written-files.tsx'))

interface Props {
  quizId: number
  questionId: number
  part: string
  list: AnswerOf<typeof gradingApi.getAnswers>
  /** Homework is given back on its own page. */
  isOfCourse: boolean
  /** Reads the answers again after the last one. */
  onMore: () => void
}

/** The answers to one question, one after the other. They stay as they were read, however many are marked meanwhile. */
export function Marker({ quizId, questionId, part, list, isOfCourse, onMore }: Props) {
  const t = useText(gradingText)
  const format = useFormat()
  const back = useText(giveBackText)
  const refresh = useRefresh()
  const [items] = useState(list.items)
  const [at, setAt] = useState(0)
  const [last, setLast] = useState<number | null>(null)
  const [comments, setComments] = useState<ReadonlyMap<AttemptRef, string>>(new Map())
  const [isGivingBack, setGivingBack] = useState(false)
  const head = useRef<HTMLHeadingElement>(null)
  const marks = useMarks()
  const item = items[at]
  const move = (to: number) => {
    setAt(Math.min(items.length, Math.max(0, to)))
    head.current?.scrollIntoView({ block: 'nearest' })
  }
  if (!item) {
    return (
      <>
        <Kept {...marks} />
        <EmptyState
          title={t.done}
          text={t.doneText(format.number(marks.count))}
          action={
            <>
              <Button variant="primary" onClick={() => void refresh().then(onMore)}>
                {t.more}
              </Button>
              <Button onClick={() => move(0)}>{t.back}</Button>
            </>
          }
        />
      </>
    )
  }
  const target = { attemptId: item.attemptId, questionId, part }
  const former: Mark | null = marks.givenTo(target) ?? item.mark
  const key = part === '' ? list.key : list.key.questions[part]
  const save = (mark: Mark) => {
    marks.put({ quizId, ...target, ...mark }, item.mark?.revision ?? 0)
    setLast(mark.points)
    move(at + 1)
  }
  return (
    <section className={css.marker} aria-labelledby="answer-of">
      <div className={css.bar}>
        <h2 id="answer-of" ref={head} tabIndex={-1}>
          {item.learner?.name ?? t.learner(format.number(at + 1))}
        </h2>
        <span className={css.muted} aria-live="polite">
          {t.place(format.number(at + 1), format.number(items.length))}
        </span>
        <IconButton
          icon="chevron-left"
          label={t.previous}
          disabled={at === 0}
          onClick={() => move(at - 1)}
        />
        <IconButton icon="chevron-right" label={t.next} onClick={() => move(at + 1)} />
      </div>
      <Facts item={item} />
      <Written item={item} />
      <MarkForm
        key={item.attemptId}
        of={item.of}
        former={former}
        criteria={key?.criteria ?? []}
        phrases={list.phrases}
        last={last}
        onSave={save}
        onMove={(by) => move(at + by)}
      />
      <Kept {...marks} />
      <div className={css.foot}>
        <AttemptComment
          quizId={quizId}
          attemptId={item.attemptId}
          former={comments.get(item.attemptId) ?? item.comment}
          onSaved={(comment) => setComments(new Map(comments).set(item.attemptId, comment))}
        />
        {isOfCourse && (
          <Button variant="quiet" icon="refresh" onClick={() => setGivingBack(true)}>
            {back.act}
          </Button>
        )}
      </div>
      {isGivingBack && (
        <GiveBackDialog
          quizId={quizId}
          attemptIds={[item.attemptId]}
          onClose={() => setGivingBack(false)}
        />
      )}
    </section>
  )
}

function Facts({ item }: { item: WrittenAnswer }) {
  const t = useText(gradingText)
  const format = useFormat()
  const { learner, mark } = item
  return (
    <p className={css.facts}>
      {learner && learner.username !== learner.name && <span>{learner.username}</span>}
      {learner && <span>{t.handedIn(format.dateTime(learner.handedInAt))}</span>}
      {learner && learner.number > 1 && <span>{t.attempt(format.number(learner.number))}</span>}
      {learner?.late && <Tag tone="warning">{t.late}</Tag>}
      {mark && (
        <span>
          <TimeAgo value={mark.markedAt}>
            {(time) => t.markedBy(mark.by ?? t.someone, time)}
          </TimeAgo>
        </span>
      )}
    </p>
  )
}

function Written({ item: { text, html, empty, files, learner } }: { item: WrittenAnswer }) {
  const t = useText(gradingText)
  const format = useFormat()
  const words = countWords(html ?? text ?? '')
  if (empty) return <p className={css.muted}>{t.empty}</p>
  if (text === null && html === null && files.length === 0) {
    return <p className={css.muted}>{t.deleted}</p>
  }
  return (
    <div className={css.answer} role="region" aria-label={t.answer}>
      {html !== null && (
        <div className="prose">
          <RichText html={html} />
        </div>
      )}
      {text !== null && text !== '' && <p className={css.plain}>{text}</p>}
      {files.length > 0 && (
        <Suspense fallback={<Skeleton />}>
          <WrittenFiles files={files} learner={learner} />
        </Suspense>
      )}
      {words > 0 && <p className={css.muted}>{t.words(format.number(words))}</p>}
    </div>
  )
}

/** Marks that have not arrived yet. */
function Kept({
  waiting,
  isStuck,
  count,
}: Pick<ReturnType<typeof useMarks>, 'waiting' | 'isStuck' | 'count'>) {
  const t = useText(gradingText)
  const format = useFormat()
  return (
    <p className={css.muted} role="status">
      {isStuck
        ? t.kept(format.number(waiting.length))
        : waiting.length > 0
          ? t.sending
          : count > 0 && t.saved}
    </p>
  )
}
