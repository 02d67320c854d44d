import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { classPaths } from '#src/features/learning/class/paths.ts'
import { useText } from '#src/web/i18n.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { homeworkApi } from '../contract.ts'
import { homeworkPaths } from '../paths.ts'
import { formText } from './form-text.ts'
import { HomeworkFormFields } from './homework-form.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const classId = Number(params['classId'])
  const { homeworkId } = params
  return api(homeworkApi.getForm, {
    classId,
    ...(homeworkId !== undefined && { homeworkId: Number(homeworkId) }),
  })
}

export const meta = pageMeta(formText, (t, { homework, name }: LoaderData<typeof loader>) => ({
  title: `${homework ? t.edit : t.new} · ${name}`,
}))

/** Sets new homework of a class, or edits homework. */
export default function FormPage() {
  const given = useLoaderData<typeof loader>()
  const t = useText(formText)
  const { classId, name, homework } = given
  return (
    <Page
      narrow
      before={
        <Breadcrumb
          items={[
            { label: name, to: classPaths.class(classId) },
            { label: t.homework, to: homeworkPaths.list(classId) },
            { label: homework ? t.edit : t.new },
          ]}
        />
      }
      title={homework ? t.edit : t.new}
    >
      <HomeworkFormFields key={homework?.homeworkId ?? 'new'} given={given} />
    </Page>
  )
}
