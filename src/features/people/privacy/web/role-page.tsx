import { lazy } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { schoolApi } from '#src/features/people/school/contract.ts'
import css from '#src/features/people/account/web/role.module.css'
import { RoleForm } from '#src/features/people/account/web/role-form.tsx'
import { roleText } from '#src/features/people/account/web/role-text.ts'
import { useText } from '#src/web/i18n.tsx'
import { pageOf } from '#src/web/page.ts'
import { useViewer } from '#src/web/session.ts'
import { privacyApi } from '../contract.ts'

// No boundary around it: the server waits for it, so that the page comes whole.
const RoleOwnData = lazy(() => import('./role-own-data.tsx'))

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const [provinces, data] = await Promise.all([
    api(schoolApi.getProvinces, {}),
    api(privacyApi.getPersonalData, {}),
  ])
  return {
    provinces: provinces.map(({ provinceId, ...province }) => ({ id: provinceId, ...province })),
    data,
  }
}

/** The choice of a role; and for a person without one, the download and deletion of personal data. */
export default function RolePage() {
  const t = useText(roleText)
  const { provinces, data } = useLoaderData<typeof loader>()
  const viewer = useViewer()
  const asksName = !viewer?.realName
  return (
    <main id="main" className={css.page}>
      <h1>{t.roleTitle}</h1>
      <p className={css.lead}>{asksName ? t.roleLeadNameless : t.roleLead(viewer.name)}</p>
      <RoleForm provinces={provinces} asksName={asksName} />
      <RoleOwnData data={data} />
    </main>
  )
}
