import type { ReactNode } from 'react'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { coursePaths } from '#src/features/learning/course/paths.ts'
import { useText } from '#src/web/i18n.tsx'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import { certificatePaths } from '../../paths.ts'
import { manageText } from './manage-text.ts'

/** The frame of the two pages on which teachers look after the certificates of a course. */
export function ManageFrame({
  course,
  current,
  children,
}: {
  course: { courseId: number; kind: CourseKind; course: string }
  current: 'settings' | 'issued'
  children: ReactNode
}) {
  const t = useText(manageText)
  return (
    <Page
      before={
        <Breadcrumb
          items={[
            { label: t.courses[course.kind], to: coursePaths.manage(course.kind) },
            { label: course.course },
            { label: t.title },
          ]}
        />
      }
      title={t.title}
      lead={t.lead}
    >
      <Tabs
        label={t.tabs}
        tabs={[
          {
            to: certificatePaths.manage(course),
            label: t.settings,
            current: current === 'settings',
          },
          {
            to: certificatePaths.issued(course),
            label: t.issuedTab,
            current: current === 'issued',
          },
        ]}
      />
      {children}
    </Page>
  )
}
