import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { draftApi } from '#src/features/content/draft/contract.ts'
import { useDraft } from '#src/features/content/draft/web/use-draft.ts'
import { subjectApi } from '#src/features/content/subject/contract.ts'
import { headKey } from '#src/features/content/textbook/records.ts'
import { approvalApi } from '#src/features/learning/approval/contract.ts'
import type { CourseHead } from '#src/features/learning/course/draft-records.ts'
import { useText } from '#src/web/i18n.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { useRefresh } from '#src/web/refresh.ts'
import { useGo } from '#src/web/router-link.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { confirmDialog } from '#src/web/ui/confirm.tsx'
import { authoringApi } from '../contract.ts'
import { authoringPaths } from '../paths.ts'
import { CourseFrame } from './course-frame.tsx'
import { editText } from './edit-text.ts'
import css from './edit.module.css'
import { OfferForm } from './offer-form.tsx'
import { goToPlace, Place, useNamedPlace } from './place.tsx'
import { TeachersPart } from './teachers-part.tsx'
import { TextbookPart } from './textbook-part.tsx'
import { nameOf } from './name-of.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const courseId = Number(params['courseId'])
  const course = await api(authoringApi.getForEdit, { courseId })
  const { draftId } = course
  const [opened, whole, subjects, names, { problems }, { reasons }] = await Promise.all([
    api(draftApi.open, { draftId }),
    api(draftApi.getRecords, { draftId, keys: headKey }),
    api(subjectApi.getSubjects, {}),
    api(authoringApi.getOfferNames, { courseId }),
    api(approvalApi.getPublication, { courseId }),
    api(approvalApi.getReasons, { courseId }),
  ])
  const head = whole.records[0]?.value as unknown as CourseHead
  return { course, opened, content: head.content, subjects, names, problems, reasons }
}

export const meta = pageMeta(editText, (t, { course }: LoaderData<typeof loader>, locale) => ({
  title: t.title(nameOf(course.name, locale)),
}))

/** The offer of a course as a form that saves itself: no word waits for a button. */
export default function EditPage() {
  const { course, opened, content, subjects, names, problems, reasons } =
    useLoaderData<typeof loader>()
  const t = useText(editText)
  const refresh = useRefresh()
  const go = useGo()
  const draft = useDraft(opened)
  const [isDone, setDone] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const isCalled = useNamedPlace()
  const leave = async (place: string) => {
    if (!(await draft.flush())) return
    await refresh()
    setLeft((before) => new Set([...before, place]))
  }
  /** A field that was left says what it lacks, once the check that submission makes has seen what was typed. */
  const onLeave = (place: string) => {
    void leave(place)
  }
  const places = { draft, problems, reasons, showsAll: isDone || isCalled, left, onLeave }
  const done = async () => {
    setDone(true)
    if (await draft.flush()) await refresh()
    const goesOn = await confirmDialog({
      ...{ title: t.continueTitle, text: t.continueText },
      ...{ confirm: t.toChapters, cancel: t.stay },
    })
    if (goesOn) return go(authoringPaths.chapters(course))
    goToPlace(document.querySelector<HTMLElement>(`.${css.form} :has(> [aria-invalid=true])`))
  }
  return (
    <CourseFrame course={course} draft={draft} step="details">
      <OfferForm
        {...places}
        content={content}
        subjects={subjects}
        hidden={names.hidden}
        kind={course.kind}
      />
      <Place name="textbookId">
        <TextbookPart draft={draft} course={course} textbook={names.textbook} onLeave={onLeave} />
      </Place>
      <TeachersPart {...places} names={names} />
      <div className={css.foot}>
        <Button variant="primary" onClick={() => void done()}>
          {t.done}
        </Button>
      </div>
    </CourseFrame>
  )
}
