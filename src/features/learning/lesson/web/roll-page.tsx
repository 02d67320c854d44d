import { Suspense, useRef, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ClassFrame } from '#src/features/learning/class/web/class-frame.tsx'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { notFound, pageOf } from '#src/web/page.ts'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { useKeys } from '#src/web/use-keys.ts'
import { lessonApi, type RollRow } from '../contract.ts'
import type { AttendanceState } from '../limits.ts'
import { lessonPaths } from '../paths.ts'
import css from './lesson.module.css'
import { RollItem } from './roll-row.tsx'
import { rollText } from './roll-text.ts'

const ReasonDialog = latePart(async () => ({
  default: (await import('./reason-dialog.tsx')).ReasonDialog,
}))

const letters: Record<string, AttendanceState> = {
  ...{ p: 'present', l: 'late', v: 'leave', a: 'absent' },
}

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const roll = await api(lessonApi.getRoll, { lessonId: Number(params['lessonId']) })
  if (roll.classId !== Number(params['classId'])) throw notFound()
  return roll
}

export const meta = pageMeta(rollText, (t, { name }: LoaderData<typeof loader>) => ({
  title: t.title(name),
}))

/** The roll of a lesson: set by hand while it is open, and corrected with a reason afterwards. */
export default function RollPage() {
  const roll = useLoaderData<typeof loader>()
  const t = useText(rollText)
  const format = useFormat()
  const { act, pending } = useAct()
  const list = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const [corrects, setCorrects] = useState<{ student: RollRow; state: AttendanceState }>()
  const { classId, lessonId, students, tries, rollEndedAt, beganAt, title, can } = roll
  const marks = can.mark.may
  const choose = (next: number) => {
    const within = Math.max(0, Math.min(students.length - 1, next))
    setAt(within)
    list.current?.children[within]?.scrollIntoView({ block: 'nearest' })
  }
  const set = (student: RollRow, state: AttendanceState) => {
    if (student.state === state || pending) return
    if (rollEndedAt !== null) return setCorrects({ student, state })
    void act(lessonApi.setState, { lessonId, userId: student.userId, state })
  }
  useKeys(({ key }) => {
    const student = students[at]
    if (!marks || !student) return undefined
    if (key === 'ArrowDown') return () => choose(at + 1)
    if (key === 'ArrowUp') return () => choose(at - 1)
    const state = letters[key.toLowerCase()]
    return state && (() => set(student, state))
  })
  return (
    <ClassFrame
      head={roll}
      current="attendance"
      actions={
        <>
          <ButtonLink to={lessonPaths.questions(classId, lessonId)}>{t.questions}</ButtonLink>
          <ButtonLink to={lessonPaths.lesson(classId, lessonId)}>{t.toLesson}</ButtonLink>
        </>
      }
    >
      {tries.length > 0 && (
        <Panel title={t.tries}>
          <ul>
            {tries.map(({ person, other, at: when }) => (
              <li key={`${person.userId}-${other.userId}`}>
                {t.tried(person.name, other.name)} · <TimeAgo value={when} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel
        title={t.heading(
          title ? `${title} · ${format.dateTime(beganAt)}` : format.dateTime(beganAt),
        )}
        lead={
          marks && (
            <>
              {rollEndedAt !== null && <p>{t.afterwards}</p>}
              <p className={css.keys}>{t.keys}</p>
            </>
          )
        }
      >
        {students.length === 0 ? (
          <p>{t.empty}</p>
        ) : (
          <ul className={css.rows} aria-label={t.list} ref={list}>
            {students.map((student, n) => (
              <RollItem
                key={student.userId}
                student={student}
                current={marks && n === at}
                pending={pending}
                set={
                  marks
                    ? (state) => {
                        setAt(n)
                        set(student, state)
                      }
                    : null
                }
              />
            ))}
          </ul>
        )}
      </Panel>
      <Suspense>
        {corrects && (
          <ReasonDialog lessonId={lessonId} {...corrects} onClose={() => setCorrects(undefined)} />
        )}
      </Suspense>
    </ClassFrame>
  )
}
