import { pick } from '#src/shared/locale.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { pageMeta } from '#src/web/page-meta.ts'
import { useSite } from '#src/web/root-data.ts'
import { contactText } from './contact-text.ts'
import { InfoFrame } from './info-frame.tsx'
import css from './info.module.css'

export const meta = pageMeta(contactText, (t) => ({ title: t.title, description: t.lead }))

export default function ContactPage() {
  const t = useText(contactText)
  const locale = useLocale()
  const site = useSite()
  return (
    <InfoFrame page="contact" lead={t.lead}>
      <dl className={css.contact}>
        <div>
          <dt>{t.hotline}</dt>
          <dd>
            <a href={`tel:${site.hotline}`}>{site.hotline}</a>
            <small>{t.hours}</small>
          </dd>
        </div>
        <div>
          <dt>{t.email}</dt>
          <dd>
            <a href={`mailto:${site.email}`}>{site.email}</a>
            <small>{t.emailNote}</small>
          </dd>
        </div>
        <div>
          <dt>{t.business}</dt>
          <dd>
            <a href={`tel:${site.businessPhone}`}>{site.businessPhone}</a>
            <small>{t.businessNote}</small>
          </dd>
        </div>
        <div>
          <dt>{t.address}</dt>
          <dd>
            {pick(site.address, locale)}
            <small>{pick(site.company, locale)}</small>
          </dd>
        </div>
      </dl>
      <p className={css.note}>{t.feedback}</p>
    </InfoFrame>
  )
}
