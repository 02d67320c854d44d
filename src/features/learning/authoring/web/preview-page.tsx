import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useQueryValue } from '#src/web/address.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { useGo } from '#src/web/router-link.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { CoursePreview } from '#src/features/learning/approval/web/course-preview.tsx'
import { authoringApi } from '../contract.ts'
import { authoringPaths } from '../paths.ts'
import { contentTitles } from './titles-text.ts'
import css from './preview.module.css'
import { previewText } from './preview-text.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  return api(authoringApi.getPreview, { courseId: Number(params['courseId']) })
}

export const meta = pageMeta(contentTitles, (t, { offer }: LoaderData<typeof loader>) => ({
  title: t.titleOf(t.preview, offer.name),
}))

export default function PreviewPage() {
  const course = useLoaderData<typeof loader>()
  const t = useText(previewText)
  const go = useGo()
  const own = useLocale() === 'en-US' ? 'en' : 'zh'
  const as = useQueryValue('as') === 'visitor' ? 'visitor' : 'learner'
  const asked = useQueryValue('language')
  const offered = course.offer.offered
  const language = asked === 'zh' || asked === 'en' ? asked : offered === 'both' ? own : offered
  const width = useQueryValue('width') === 'phone' ? 'phone' : 'computer'
  const set = (change: Record<string, string>) =>
    void go(authoringPaths.preview(course, { as, language, width, ...change }))
  return (
    <Page
      title={t.title}
      lead={t.note}
      actions={
        <ButtonLink to={authoringPaths.content(course)} icon="edit">
          {t.back}
        </ButtonLink>
      }
    >
      <div className={css.bar}>
        <Select
          label={t.as}
          value={as}
          options={(['learner', 'visitor'] as const).map((value) => ({ value, label: t[value] }))}
          onChange={(value) => set({ as: value })}
        />
        <Select
          label={t.language}
          value={language}
          options={(['zh', 'en'] as const).map((value) => ({ value, label: t.languages[value] }))}
          onChange={(value) => set({ language: value })}
        />
        <Select
          label={t.width}
          value={width}
          options={(['computer', 'phone'] as const).map((value) => ({ value, label: t[value] }))}
          onChange={(value) => set({ width: value })}
        />
      </div>
      <CoursePreview offer={course.offer} chapters={course.chapters} {...{ language, as, width }} />
    </Page>
  )
}
