import { useLocale, useText } from '#src/web/i18n.tsx'
import { fill } from '#src/shared/errors.ts'
import { pick } from '#src/shared/locale.ts'
import { useSite } from '#src/web/root-data.ts'
import { termsVersion } from '../forms.ts'
import css from './auth.module.css'
import type { LegalName } from './consent.tsx'
import { legalText } from './legal-text.ts'
import { accountText } from './text.ts'

/** Default export because it is loaded by `lazy`. */
export default function LegalView({ name }: { name: LegalName }) {
  const t = useText(accountText)
  const locale = useLocale()
  const site = useSite()
  const { sections } = useText(legalText)[name]
  const names = { site: pick(site.name, locale), company: pick(site.company, locale) }
  return (
    <div className={css.legal}>
      <p>{t.version(termsVersion)}</p>
      {sections.map(([title, ...paragraphs]) => (
        <section key={title}>
          <h3>{title}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{fill(paragraph, names)}</p>
          ))}
        </section>
      ))}
    </div>
  )
}
