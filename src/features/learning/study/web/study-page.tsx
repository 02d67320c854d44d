import { studyPaths } from '../paths.ts'
import { lazy, Suspense } from 'react'
import { withLocale } from '#src/shared/locale.ts'
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { courseApi, courseErrors } from '#src/features/learning/course/contract.ts'
import { kindOf } from '#src/features/learning/course/web/kind.ts'
import { type Attempt, quizApi } from '#src/features/learning/quiz/contract.ts'
import { pageMeta } from '#src/web/page-meta.ts'
import { pageOf, refusalId } from '#src/web/page.ts'
import { studyApi } from '../contract.ts'
import './study-closed.module.css'
import type { Course, Study, StudyItem } from './study-types.ts'
import { StudyRoom } from './study-room.tsx'
import { studyText } from './text.ts'

// Browsers load it only for a course that is closed; the server has it at once.
const StudyClosed = import.meta.env.SSR
  ? (await import('./study-closed.tsx')).StudyClosed
  : lazy(async () => ({ default: (await import('./study-closed.tsx')).StudyClosed }))

interface Opened {
  study: Study
  item: StudyItem | null
  attempt: Attempt | null
}
interface Closed {
  closed: 'notJoined' | 'notStarted'
  course: Course
}
type PageData = Opened | Closed

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { api, locale } = pageOf(context)
  const { pathname } = new URL(request.url)
  const courseId = Number(params['courseId'])
  const given = params['resourceId']
  async function open() {
    const [study, item] = await Promise.all([
      api(studyApi.getStudy, { courseId }),
      given === undefined ? null : api(studyApi.getItem, { courseId, itemId: Number(given) }),
    ])
    const itemId = given === undefined ? study.currentItemId : Number(given)
    // Redirects an address without an item, or with the wrong kind of course.
    if (itemId !== null && (!item || study.kind !== kindOf(pathname))) {
      throw redirect(withLocale(locale, studyPaths.study(study.kind, courseId, itemId)))
    }
    const attemptId = item?.quiz?.attemptId ?? null
    const attempt = attemptId === null ? null : await api(quizApi.getAttempt, { attemptId })
    return data<PageData>({ study, item, attempt })
  }
  return open().catch(async (error: unknown) => {
    const closed = closedWhy(error)
    if (!closed) throw error
    const course = await api(courseApi.getCourse, { courseId })
    return data<PageData>({ closed, course }, { status: 403 })
  })
}

function closedWhy(error: unknown): Closed['closed'] | undefined {
  const id = refusalId(error)
  if (id === courseErrors.notJoined.id) return 'notJoined'
  return id === courseErrors.notStarted.id ? 'notStarted' : undefined
}

export const meta = pageMeta(studyText, (_t, page: PageData) => ({
  title:
    'closed' in page
      ? page.course.name
      : page.item
        ? `${page.item.name} · ${page.study.name}`
        : page.study.name,
}))

export default function StudyPage() {
  const page = useLoaderData<typeof loader>()
  if ('closed' in page) {
    return (
      <Suspense>
        <StudyClosed why={page.closed} course={page.course} />
      </Suspense>
    )
  }
  return <StudyRoom key={page.study.courseId} {...page} />
}
