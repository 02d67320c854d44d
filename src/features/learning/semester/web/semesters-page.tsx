import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { coursePaths } from '#src/features/learning/course/paths.ts'
import { useText } from '#src/web/i18n.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { semesterApi, type Semester } from '../contract.ts'
import { CopyDialog } from './copy-dialog.tsx'
import { SemesterCard } from './semester-card.tsx'
import { SemesterDialog } from './semester-dialog.tsx'
import { emptySemester, fieldsOf } from './semester-values.ts'
import css from './semesters.module.css'
import { semesterText } from './semester-text.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  return api(semesterApi.getSemesters, { courseId: Number(params['courseId']) })
}

export const meta = pageMeta(semesterText, (t, { courseName }: LoaderData<typeof loader>) => ({
  title: `${t.title} · ${courseName}`,
}))

type Open = { edit: Semester | null } | { copy: Semester } | undefined

/** The semesters of an open course, for its teachers. */
export default function SemestersPage() {
  const course = useLoaderData<typeof loader>()
  const t = useText(semesterText)
  const [open, setOpen] = useState<Open>()
  const { semesters, kind, can } = course
  const close = () => setOpen(undefined)
  const add = (
    <Button variant="primary" icon="plus" onClick={() => setOpen({ edit: null })}>
      {t.add}
    </Button>
  )
  return (
    <Page
      before={
        <Breadcrumb
          items={[
            { label: t.courses, to: coursePaths.manage('open') },
            { label: course.courseName },
            { label: t.title },
          ]}
        />
      }
      title={t.title}
      lead={t.lead}
      actions={can.save.may && semesters.length > 0 && add}
    >
      {kind === 'premium' ? (
        <EmptyState title={t.premium} text={t.premiumText} />
      ) : semesters.length === 0 ? (
        <EmptyState title={t.empty} text={t.emptyText} action={can.save.may && add} />
      ) : (
        <>
          {!can.save.may && <p className={css.note}>{t.readOnly}</p>}
          <ul className={css.list}>
            {semesters.map((semester) => (
              <SemesterCard
                key={semester.semesterId}
                semester={semester}
                isReadOnly={!can.save.may}
                onEdit={() => setOpen({ edit: semester })}
                onCopy={() => setOpen({ copy: semester })}
              />
            ))}
          </ul>
        </>
      )}
      {open && 'edit' in open && (
        <SemesterDialog
          course={course}
          semesterId={open.edit?.semesterId ?? null}
          initial={open.edit ? fieldsOf(open.edit, course.chapters) : emptySemester(course)}
          onClose={close}
        />
      )}
      {open && 'copy' in open && (
        <CopyDialog course={course} semester={open.copy} onClose={close} />
      )}
    </Page>
  )
}
