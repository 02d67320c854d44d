import { lazy, Suspense, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { schoolApi } from '#src/features/people/school/contract.ts'
import css from '#src/features/people/account/web/role.module.css'
import { RoleForm } from '#src/features/people/account/web/role-form.tsx'
import { roleText } from '#src/features/people/account/web/role-text.ts'
import { useText } from '#src/web/i18n.tsx'
import { pageOf } from '#src/web/page.ts'
import { useViewer } from '#src/web/session.ts'
import { privacyApi } from '../contract.ts'
import { ownDataText } from './own-data-text.ts'

// Few people open it.
const OwnData = lazy(() => import('./own-data.tsx').then((part) => ({ default: part.OwnData })))

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const [provinces, data] = await Promise.all([
    api(schoolApi.getProvinces, {}),
    api(privacyApi.getPersonalData, {}),
  ])
  return {
    provinces: provinces.map(({ provinceId, name }) => ({ id: provinceId, name })),
    data,
  }
}

/** The choice of a role; and for those who will not choose one, their data and its deletion. */
export default function RolePage() {
  const t = useText(roleText)
  const { provinces, data } = useLoaderData<typeof loader>()
  const name = useViewer()?.realName ?? ''
  return (
    <main id="main" className={css.page}>
      <h1>{t.roleTitle}</h1>
      <p className={css.lead}>{name === '' ? t.roleLeadNameless : t.roleLead(name)}</p>
      <RoleForm provinces={provinces} asksName={name === ''} />
      <Instead data={data} />
    </main>
  )
}

function Instead({ data }: { data: ReturnType<typeof useLoaderData<typeof loader>>['data'] }) {
  const t = useText(ownDataText)
  const [opened, setOpened] = useState(data.deletion !== null)
  return (
    <details
      className={css.own}
      open={data.deletion !== null}
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary>{t.instead}</summary>
      {opened && (
        <Suspense fallback={<p>{t.loading}</p>}>
          <OwnData data={data} />
        </Suspense>
      )}
    </details>
  )
}
