import { lazy } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { schoolApi } from '#src/features/people/school/contract.ts'
import { RoleMain } from '#src/features/people/account/web/role-main.tsx'
import { pageOf } from '#src/web/page.ts'
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
  const { provinces, data } = useLoaderData<typeof loader>()
  return (
    <RoleMain provinces={provinces}>
      <RoleOwnData data={data} />
    </RoleMain>
  )
}
