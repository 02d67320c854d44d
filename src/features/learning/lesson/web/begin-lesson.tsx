import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { ClassOverview } from '#src/features/learning/class/contract.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { useGo } from '#src/web/router-link.tsx'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { lessonApi } from '../contract.ts'
import { lessonPaths } from '../paths.ts'
import { beginText } from './begin-text.ts'

/** The way into the lesson of a class: teachers begin it, assistants open it, and students check in. */
export function BeginLesson({
  of: { classId, role },
  lesson: { running, mine, question, can },
}: {
  of: ClassOverview
  lesson: AnswerOf<typeof lessonApi.getRunning>
}) {
  const t = useText(beginText)
  const go = useGo()
  const { act, pending } = useAct()
  if (role === 'student' && question)
    return (
      <ButtonLink variant="primary" to={lessonPaths.checkIn(classId)}>
        {question.isOpen && question.choices === null ? t.answer : t.changeAnswer}
      </ButtonLink>
    )
  if (role === 'student')
    return (
      running?.rollOpen &&
      mine === null && (
        <ButtonLink variant="primary" to={lessonPaths.checkIn(classId)}>
          {t.checkIn}
        </ButtonLink>
      )
    )
  // The server decides whether the running lesson was forgotten, so a teacher comes in by the same act.
  if (can.begin.may)
    return (
      <Button
        variant="primary"
        icon="play"
        pending={pending}
        onClick={() =>
          void act(
            lessonApi.begin,
            { classId },
            { done: ({ lessonId }) => go(lessonPaths.lesson(classId, lessonId)), refresh: false },
          )
        }
      >
        {running ? t.open : t.begin}
      </Button>
    )
  return (
    running && (
      <ButtonLink variant="primary" to={lessonPaths.lesson(classId, running.lessonId)}>
        {t.open}
      </ButtonLink>
    )
  )
}
