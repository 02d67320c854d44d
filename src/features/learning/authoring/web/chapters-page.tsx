import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { draftApi } from '#src/features/content/draft/contract.ts'
import { useRecord } from '#src/features/content/draft/web/draft-store.ts'
import { orderedSides } from '#src/features/content/draft/web/ordered-sides.ts'
import { useDraft } from '#src/features/content/draft/web/use-draft.ts'
import { otherSide } from '#src/features/content/editor/web/both-sides.ts'
import { OutlineEditor } from '#src/features/content/outline/web/outline-editor.tsx'
import { headKey } from '#src/features/content/textbook/records.ts'
import type { CourseHead } from '#src/features/learning/course/draft-records.ts'
import { useText } from '#src/web/i18n.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { authoringApi } from '../contract.ts'
import { authoringPaths } from '../paths.ts'
import { CourseFrame } from './course-frame.tsx'
import { editText } from './edit-text.ts'
import { PullPart } from './pull-part.tsx'
import { nameOf } from './name-of.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const course = await api(authoringApi.getForEdit, { courseId: Number(params['courseId']) })
  return { course, opened: await api(draftApi.open, { draftId: course.draftId }) }
}

export const meta = pageMeta(editText, (t, { course }: LoaderData<typeof loader>, locale) => ({
  title: t.chaptersTitle(nameOf(course.name, locale)),
}))

/** The chapters of a course and what they hold, saved as they are edited. */
export default function ChaptersPage() {
  const { course, opened } = useLoaderData<typeof loader>()
  const t = useText(editText)
  const draft = useDraft(opened)
  const [isPulling, setPulling] = useState(false)
  const head = useRecord(draft, headKey) as unknown as CourseHead
  return (
    <CourseFrame
      course={course}
      draft={draft}
      step="chapters"
      actions={
        <ButtonLink variant="primary" to={authoringPaths.content(course)}>
          {t.toContent}
        </ButtonLink>
      }
    >
      {isPulling && (
        <PullPart courseId={course.courseId} draft={draft} onClose={() => setPulling(false)} />
      )}
      <OutlineEditor
        draft={draft}
        languages={orderedSides(head)}
        filesFolder={head.name[head.language] || head.name[otherSide(head.language)]}
        contentPath={(key) => authoringPaths.content(course, { chapter: key })}
        onCopyFromTextbook={() => setPulling(true)}
      />
    </CourseFrame>
  )
}
