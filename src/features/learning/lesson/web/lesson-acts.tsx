import { Suspense, useEffect, useRef, useState } from 'react'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { lessonApi } from '../contract.ts'
import { lessonPaths } from '../paths.ts'
import { firstPlace } from './ask-place.ts'
import css from './lesson.module.css'
import { lessonText } from './lesson-text.ts'

const CalledDialog = latePart(async () => ({
  default: (await import('./called-dialog.tsx')).CalledDialog,
}))
const AskDialog = latePart(async () => ({
  default: (await import('./ask-dialog.tsx')).AskDialog,
}))
const QuestionDialog = latePart(async () => ({
  default: (await import('./question-dialog.tsx')).QuestionDialog,
}))
const LessonDialog = latePart(async () => ({
  default: (await import('./lesson-dialog.tsx')).LessonDialog,
}))

/** The acts at the foot of the projector. */
export function LessonActs({
  lesson,
  marks,
  onSlides,
}: {
  lesson: AnswerOf<typeof lessonApi.getCode>
  /** Whether the viewer may change the roll. */
  marks: boolean
  /** Opens the list of slides. */
  onSlides: () => void
}) {
  const t = useText(lessonText)
  const { act, pending } = useAct()
  const [edits, setEdits] = useState(false)
  const [asks, setAsks] = useState<'choose' | 'asked'>()
  // The next choice begins where the last one ended.
  const [place, setPlace] = useState(firstPlace)
  const { lessonId, classId, code, isLate, endedAt, called, openQuestionId } = lesson
  // Opens a question that another device of the teacher has asked, or that was open when this page was loaded.
  const [seen, setSeen] = useState<number | null>(null)
  if (openQuestionId !== seen) {
    setSeen(openQuestionId)
    if (openQuestionId !== null) setAsks('asked')
  }
  // The question takes the place of the dialog that it was chosen in, so that no dialog can give the focus back.
  const foot = useRef<HTMLElement>(null)
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current && !asks) foot.current?.querySelector<HTMLElement>('[data-ask]')?.focus()
    asked.current = asks !== undefined
  }, [asks])
  const endRoll = () =>
    void act(
      lessonApi.endRoll,
      { lessonId },
      { ask: { title: t.endRollTitle, text: t.endRollText, confirm: t.endRoll } },
    )
  const end = () =>
    void act(
      lessonApi.end,
      { lessonId },
      { ask: { title: t.endTitle, text: t.endText, confirm: t.end } },
    )
  return (
    <footer ref={foot} className={css.acts}>
      {marks && code && (
        <>
          <Button variant="primary" pending={pending} onClick={endRoll}>
            {t.endRoll}
          </Button>
          <Button
            pending={pending}
            onClick={() => void act(lessonApi.setLate, { lessonId, late: !isLate })}
          >
            {isLate ? t.lateOff : t.lateNow}
          </Button>
        </>
      )}
      <ButtonLink to={lessonPaths.roll(classId, lessonId)}>
        {marks && code ? t.byHand : t.list}
      </ButtonLink>
      {marks && endedAt === null && (
        <Button pending={pending} onClick={() => void act(lessonApi.callStudent, { lessonId })}>
          {t.call}
        </Button>
      )}
      {marks && endedAt === null && (
        <Button data-ask="" onClick={() => setAsks('choose')}>
          {t.ask}
        </Button>
      )}
      <Button onClick={onSlides}>{t.slides}</Button>
      {marks && (
        <Button icon="settings" onClick={() => setEdits(true)}>
          {t.edit}
        </Button>
      )}
      {marks && endedAt === null && (
        <Button pending={pending} onClick={end}>
          {t.end}
        </Button>
      )}
      <Suspense>
        {marks && called && (
          <CalledDialog key={called.callId} lessonId={lessonId} called={called} />
        )}
        {marks && asks === 'choose' && (
          <AskDialog
            {...{ lessonId, place }}
            onPlace={setPlace}
            onAsked={() => setAsks('asked')}
            onClose={() => setAsks(undefined)}
          />
        )}
        {marks && asks === 'asked' && (
          <QuestionDialog
            lesson={lesson}
            onNext={() => setAsks('choose')}
            onClose={() => setAsks(undefined)}
          />
        )}
        {edits && <LessonDialog lesson={lesson} onClose={() => setEdits(false)} />}
      </Suspense>
    </footer>
  )
}
