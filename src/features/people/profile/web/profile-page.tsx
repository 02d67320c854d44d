import { schoolApi } from '#src/features/people/school/contract.ts'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useText } from '#src/web/i18n.tsx'
import { pageOf } from '#src/web/page.ts'
import { accountApi } from '#src/features/people/account/contract.ts'
import { profileApi } from '../contract.ts'
import { verificationApi } from '#src/features/people/verification/contract.ts'
import { AccountLinks } from './account-links.tsx'
import { AvatarEditor } from './avatar-editor.tsx'
import { PaymentCard } from './payment-card.tsx'
import { ProfileForm } from './profile-form.tsx'
import css from './profile.module.css'
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
    provinces: provinces.map(({ provinceId, name }) => ({ id: provinceId, name })),
    application: verification.history[0]?.status ?? null,
  }
}

export default function ProfilePage() {
  const t = useText(profileText)
  const { profile, contact, provinces, application } = useLoaderData<typeof loader>()
  return (
    <main id="main" className={css.page}>
      <div>
        <h1>{t.title}</h1>
        <p className={css.lead}>{t.lead}</p>
      </div>
      <section className={css.card} aria-labelledby="picture">
        <h2 id="picture" className="visually-hidden">
          {t.picture}
        </h2>
        <AvatarEditor profile={profile} />
      </section>
      <ProfileForm profile={profile} provinces={provinces} />
      <PaymentCard payment={profile.payment} />
      <AccountLinks profile={profile} contact={contact} application={application} />
    </main>
  )
}
