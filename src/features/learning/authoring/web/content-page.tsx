import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { draftApi } from '#src/features/content/draft/contract.ts'
import { useRecord } from '#src/features/content/draft/web/draft-store.ts'
import { useDraft } from '#src/features/content/draft/web/use-draft.ts'
import { ChapterContent } from '#src/features/content/outline/web/chapter-content.tsx'
import { headKey } from '#src/features/content/textbook/records.ts'
import type { CourseHead } from '#src/features/learning/course/draft-records.ts'
import { useQueryValue } from '#src/web/address.ts'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { authoringApi } from '../contract.ts'
import { authoringPaths } from '../paths.ts'
import { CourseFrame } from './course-frame.tsx'
import { PullPart } from './pull-part.tsx'
import { pullText } from './pull-text.ts'
import { contentTitles } from './titles-text.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const course = await api(authoringApi.getForEdit, { courseId: Number(params['courseId']) })
  const opened = await api(draftApi.open, { draftId: course.draftId })
  return { course, opened }
}

export const meta = pageMeta(contentTitles, (t, { course }: LoaderData<typeof loader>) => ({
  title: t.titleOf(t.content, course.name),
}))

export default function ContentPage() {
  const { course, opened } = useLoaderData<typeof loader>()
  const t = useText(pullText)
  const draft = useDraft(opened)
  const [isPulling, setPulling] = useState(false)
  const chapter = useQueryValue('chapter')
  const item = useQueryValue('item')
  const head = useRecord(draft, headKey) as unknown as CourseHead | undefined
  const { offered = 'zh', language = 'zh' } = head ?? {}
  const both = language === 'zh' ? (['zh', 'en'] as const) : (['en', 'zh'] as const)
  return (
    <CourseFrame
      course={course}
      draft={draft}
      step="content"
      actions={
        <Button icon="refresh" onClick={() => setPulling(true)}>
          {t.title}
        </Button>
      }
    >
      {isPulling && (
        <PullPart courseId={course.courseId} draft={draft} onClose={() => setPulling(false)} />
      )}
      <ChapterContent
        draft={draft}
        draftId={opened.draftId}
        languages={offered === 'both' ? both : [offered]}
        chapter={chapter || undefined}
        item={item || undefined}
        contentPath={(key) => authoringPaths.content(course, { chapter: key })}
        outlinePath={authoringPaths.chapters(course)}
      />
    </CourseFrame>
  )
}
