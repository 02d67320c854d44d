import type { ComponentProps, ReactNode } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { useViewer } from '#src/web/session.ts'
import { RoleForm } from './role-form.tsx'
import { roleText } from './role-text.ts'
import css from './role.module.css'

/** The choice of a role, as the main part of its page; `children` follow it. */
export function RoleMain({
  provinces,
  children,
}: {
  provinces: ComponentProps<typeof RoleForm>['provinces']
  children: ReactNode
}) {
  const t = useText(roleText)
  const viewer = useViewer()
  const asksName = !viewer?.realName
  return (
    <main id="main" className={css.page}>
      <h1>{t.roleTitle}</h1>
      <p className={css.lead}>{asksName ? t.roleLeadNameless : t.roleLead(viewer.name)}</p>
      <RoleForm provinces={provinces} asksName={asksName} />
      {children}
    </main>
  )
}
