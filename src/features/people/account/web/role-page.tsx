import { schoolApi } from '#src/features/people/school/contract.ts'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useText } from '#src/web/i18n.tsx'
import { pageOf } from '#src/web/page.ts'
import { useViewer } from '#src/web/session.ts'
import css from './role.module.css'
import { RoleForm } from './role-form.tsx'
import { accountText } from './text.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const provinces = await api(schoolApi.getProvinces, {})
  return { provinces: provinces.map(({ provinceId, name }) => ({ id: provinceId, name })) }
}

export default function RolePage() {
  const t = useText(accountText)
  const { provinces } = useLoaderData<typeof loader>()
  const name = useViewer()?.realName ?? ''
  return (
    <main id="main" className={css.page}>
      <h1>{t.roleTitle}</h1>
      <p className={css.lead}>{name === '' ? t.roleLeadNameless : t.roleLead(name)}</p>
      <RoleForm provinces={provinces} asksName={name === ''} />
    </main>
  )
}
