import { schoolApi } from '#src/features/people/school/contract.ts'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useText } from '#src/web/i18n.tsx'
import { pageOf } from '#src/web/page.ts'
import { accountApi } from '#src/features/people/account/contract.ts'
import { profileApi } from '../contract.ts'
import { verificationApi } from '#src/features/people/verification/contract.ts'
import { Page } from '#src/web/ui/page.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { AccountLinks } from './account-links.tsx'
import { AvatarEditor } from './avatar-editor.tsx'
import { PaymentCard } from './payment-card.tsx'
import { ProfileForm } from './profile-form.tsx'
import { profileText } from './profile-text.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const [profile, contact, provinces, verification] = await Promise.all([
    api(profileApi.getProfile, {}),
    api(accountApi.getStudentInfo, {}),
    api(schoolApi.getProvinces, {}),
    api(verificationApi.getVerification, {}),
  ])
  return {
    profile,
    contact: { phone: contact.Phone, email: contact.Email },
    provinces: provinces.map(({ provinceId, ...province }) => ({ id: provinceId, ...province })),
    application: verification.history[0]?.status ?? null,
  }
}

export default function ProfilePage() {
  const t = useText(profileText)
  const { profile, contact, provinces, application } = useLoaderData<typeof loader>()
  return (
    <Page narrow title={t.title} lead={t.lead}>
      <Panel title={t.picture} titleHidden>
        <AvatarEditor profile={profile} />
      </Panel>
      <ProfileForm profile={profile} provinces={provinces} />
      <PaymentCard payment={profile.payment} />
      <AccountLinks profile={profile} contact={contact} application={application} />
    </Page>
  )
}
