import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { coursePaths } from '#src/features/learning/course/paths.ts'
import { pick } from '#src/shared/locale.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { confirmDialog } from '#src/web/ui/confirm.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { Progress } from '#src/web/ui/progress.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { semesterApi } from '../contract.ts'
import { SemesterWeek } from './semester-week.tsx'
import css from './weeks.module.css'
import { weeksText } from './weeks-text.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  return api(semesterApi.getSemester, { semesterId: Number(params['semesterId']) })
}

export const meta = pageMeta(weeksText, (_, { name, courseName }: LoaderData<typeof loader>) => ({
  title: `${name} · ${courseName}`,
}))

type SemesterData = ReturnType<typeof useLoaderData<typeof loader>>

const tones = { running: 'success', upcoming: 'warning', ended: 'neutral' } as const

/** A semester as a learner has it: its weeks, own progress, and the way in. */
export default function SemesterPage() {
  const semester = useLoaderData<typeof loader>()
  const t = useText(weeksText)
  const format = useFormat()
  const { courseId, courseName, done, items, weeks, next } = semester
  const course = { courseId, kind: 'open' } as const
  return (
    <div className={css.page}>
      <Page
        before={
          <Breadcrumb
            items={[
              { label: courseName, to: coursePaths.course(course) },
              { label: semester.name },
            ]}
          />
        }
        title={semester.name}
        lead={
          <span className={css.lead}>
            <Tag tone={tones[semester.state]}>{t.states[semester.state]}</Tag>
            {t.range(format.date(semester.startsOn), format.date(semester.endsOn))}
          </span>
        }
      >
        <Mine semester={semester} />
        {semester.mine !== 'none' && items > 0 && (
          <Panel title={t.progress}>
            <Progress
              value={done / items}
              label={t.done(format.number(done), format.number(items))}
            />
          </Panel>
        )}
        <Panel title={t.weeks}>
          {weeks.length === 0 ? (
            <EmptyState title={t.noWeeks} text={t.noWeeksText} />
          ) : (
            <ol className={css.weeks}>
              {weeks.map((week) => (
                <SemesterWeek
                  key={week.chapterId}
                  week={week}
                  courseId={courseId}
                  isJoined={semester.mine === 'joined'}
                />
              ))}
            </ol>
          )}
        </Panel>
        {next && (
          <p className={css.next}>
            {t.next(next.name, format.date(next.startsOn))}
            <ButtonLink size="small" to={coursePaths.semester(next.semesterId)}>
              {t.toNext}
            </ButtonLink>
          </p>
        )}
      </Page>
    </div>
  )
}

/** The viewer's relation to the semester, where it is not simply the viewer's own. */
function Mine({ semester }: { semester: SemesterData }) {
  const t = useText(weeksText)
  const locale = useLocale()
  const { act, pending } = useAct()
  const { semesterId, courseId, mine, name, can } = semester
  if (mine === 'joined') return null
  if (mine === 'none') {
    return (
      <Panel>
        <p>
          <strong>{t.none}</strong> {t.noneText}
        </p>
        <ButtonLink variant="primary" to={coursePaths.course({ courseId, kind: 'open' })}>
          {t.toCourse}
        </ButtonLink>
      </Panel>
    )
  }
  const move = async () => {
    if (await confirmDialog({ title: t.moveTitle(name), text: t.moveText, confirm: t.move })) {
      await act(semesterApi.moveToSemester, { semesterId }, { said: t.moved })
    }
  }
  return (
    <Panel>
      <p>{can.move.why ? pick(can.move.why, locale) : t.other}</p>
      {can.move.may && (
        <Button variant="primary" pending={pending} onClick={() => void move()}>
          {t.move}
        </Button>
      )}
    </Panel>
  )
}
