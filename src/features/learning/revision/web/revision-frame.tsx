import type { ReactNode } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { usePagePath } from '#src/web/root-data.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import { masteryDays } from '../rules-of-set.ts'
import { revisionPaths } from '../paths.ts'
import { revisionText } from './revision-text.ts'

/** The cards of a practice set are below the list of sets; the other views have no pages below them. */
const isInside = (path: string, to: string) =>
  to === revisionPaths.repairs() && path.startsWith(`${to}/`)

/** The head of each page of the wrong-question set. */
export function RevisionFrame({ children }: { children: ReactNode }) {
  const t = useText(revisionText)
  const format = useFormat()
  const path = usePagePath()
  const tab = (to: string, label: string) => ({
    to,
    label,
    current: path === to || isInside(path, to),
  })
  return (
    <Page
      title={t.title}
      lead={t.rule(format.number(masteryDays))}
      actions={
        <ButtonLink icon="print" to={revisionPaths.print()}>
          {t.print}
        </ButtonLink>
      }
    >
      <Tabs
        label={t.views}
        tabs={[
          tab(revisionPaths.today(), t.today),
          tab(revisionPaths.list(), t.list),
          tab(revisionPaths.practice(), t.practice),
          tab(revisionPaths.repairs(), t.repairs),
        ]}
      />
      {children}
    </Page>
  )
}
