import { helpPaths } from '#src/features/front/help/paths.ts'
import { lazy, useEffect, useRef } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { commonErrors } from '#src/shared/errors.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { pageOf } from '#src/web/page.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { verificationApi, verificationErrors } from '../contract.ts'
import { Page } from '#src/web/ui/page.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { PastApplications } from './past-applications.tsx'
import { VerificationForm } from './verification-form.tsx'
import { MyVerification } from './my-verification.tsx'
import css from './verification.module.css'
import { verificationText } from './verification-text.ts'

const ReloadOnNews = lazy(() => import('#src/web/reload-on-news.tsx'))

/** The hint for a person who is no teacher. */
/** An id only: the words of every common refusal would travel with each page. */
const teachersOnly: `common.${keyof typeof commonErrors}` = 'common.teachersOnly'
const forTeachers: readonly string[] = [teachersOnly, verificationErrors.forTeachers.id]

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, viewer } = pageOf(context)
  return { userId: viewer!.id, ...(await api(verificationApi.getVerification, {})) }
}

export default function VerificationPage() {
  const t = useText(verificationText)
  const format = useFormat()
  const data = useLoaderData<typeof loader>()
  const { history, verifiedAt, isRevoked, can, documentDays } = data
  const [last, ...before] = history
  // After submitting or withdrawing, the focus moves to the result.
  const now = `${last?.verificationId} ${last?.status}`
  const shown = useRef(now)
  useEffect(() => {
    if (shown.current !== now) document.getElementById('state')?.focus()
    shown.current = now
  }, [now])
  const isForTeachers = can.submit.why !== null && forTeachers.includes(can.submit.why.id)
  return (
    <Page narrow title={t.title} lead={!isForTeachers && t.lead}>
      {/* The message about a decision arrives while the page is open. */}
      <ReloadOnNews />
      {isForTeachers && <ForTeachers />}
      {verifiedAt && (
        <section className={css.verified}>
          <Icon name="check-circle" size={28} />
          <div>
            <h2>{t.verified}</h2>
            <p>{t.verifiedOn(format.date(verifiedAt))}</p>
          </div>
        </section>
      )}
      {last && (
        <MyVerification
          application={last}
          isRevoked={isRevoked}
          mayWithdraw={can.withdraw.may}
          documentDays={documentDays}
        />
      )}
      {can.submit.may && <VerificationForm data={data} key={last?.verificationId ?? 0} />}
      {before.length > 0 && <PastApplications applications={before} documentDays={documentDays} />}
    </Page>
  )
}

function ForTeachers() {
  const t = useText(verificationText)
  return (
    <Panel title={t.forTeachers}>
      <p>{t.forTeachersText}</p>
      <div>
        <p className={css.label}>{t.mayAsVerified}</p>
        <ul className={css.may}>
          {t.mayList.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <p>
        <ButtonLink to={helpPaths.contact()}>{t.contact}</ButtonLink>
      </p>
    </Panel>
  )
}
