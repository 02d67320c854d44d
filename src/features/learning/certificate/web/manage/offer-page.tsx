import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { certificateApi } from '../../contract.ts'
import { certificatePaths } from '../../paths.ts'
import { ManageFrame } from './manage-frame.tsx'
import css from './manage.module.css'
import { manageText } from './manage-text.ts'
import { OfferForm } from './offer-form.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  return api(certificateApi.getOffer, { courseId: Number(params['courseId']) })
}

export const meta = pageMeta(manageText, (t, { course }: LoaderData<typeof loader>) => ({
  title: `${t.title} · ${course}`,
}))

/** The certificate of a course, for its teachers. */
export default function OfferPage() {
  const offer = useLoaderData<typeof loader>()
  const t = useText(manageText)
  const format = useFormat()
  return (
    <ManageFrame course={offer} current="settings">
      {offer.asked > 0 && (
        <p className={css.note}>
          <Link to={certificatePaths.issued(offer)}>
            {t.askedCount(format.number(offer.asked))}
          </Link>
        </p>
      )}
      {!offer.can.save.may && <p className={css.note}>{t.readOnly}</p>}
      <OfferForm key={offer.courseId} offer={offer} />
    </ManageFrame>
  )
}
