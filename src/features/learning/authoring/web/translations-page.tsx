import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { draftApi } from '#src/features/content/draft/contract.ts'
import { useRecord } from '#src/features/content/draft/web/draft-store.ts'
import { useDraft } from '#src/features/content/draft/web/use-draft.ts'
import type { TextParts } from '#src/features/content/outline/web/translate/translatable.ts'
import { Translations } from '#src/features/content/outline/web/translate/translations.tsx'
import { headKey } from '#src/features/content/textbook/records.ts'
import { type CourseHead, courseMost } from '#src/features/learning/course/draft-records.ts'
import { useText } from '#src/web/i18n.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { authoringApi } from '../contract.ts'
import { CourseFrame } from './course-frame.tsx'
import { frameText } from './frame-text.ts'
import { contentTitles } from './titles-text.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const course = await api(authoringApi.getForEdit, { courseId: Number(params['courseId']) })
  return { course, opened: await api(draftApi.open, { draftId: course.draftId }) }
}

export const meta = pageMeta(contentTitles, (t, { course }: LoaderData<typeof loader>) => ({
  title: t.titleOf(t.translations, course.name),
}))

const parts: TextParts = {
  course: [
    { field: 'name', form: 'line', most: courseMost.name },
    { field: 'introduction', form: 'lines', most: courseMost.introduction },
    { field: 'content', form: 'rich' },
  ],
  teacher: [
    { field: 'name', form: 'line', most: courseMost.teacherName },
    { field: 'introduction', form: 'lines', most: courseMost.teacherIntroduction },
  ],
}

/** The texts of a course that are missing or outdated in one of its languages. */
export default function TranslationsPage() {
  const { course, opened } = useLoaderData<typeof loader>()
  const t = useText(frameText)
  const draft = useDraft(opened)
  const { language, offered } = useRecord(draft, headKey) as unknown as CourseHead
  return (
    <CourseFrame course={course} draft={draft} title={t.translations}>
      <Translations draft={draft} parts={parts} language={language} offered={offered} />
    </CourseFrame>
  )
}
