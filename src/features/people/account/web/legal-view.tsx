import { useLocale, useText } from '#src/web/i18n.tsx'
import { fill } from '#src/shared/errors.ts'
import { pick } from '#src/shared/locale.ts'
import { useSite } from '#src/web/root-data.ts'
import { termsVersion } from '../forms.ts'
import css from './auth.module.css'
import { legalText } from './legal-text.ts'
import { accountText } from './text.ts'

export type LegalName = 'terms' | 'privacy'

/** The text of the terms or of the privacy policy. */
export function LegalView({ name, level }: { name: LegalName; level: 2 | 3 }) {
  const Title = `h${level}` as const
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
          <Title>{title}</Title>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{fill(paragraph, names)}</p>
          ))}
        </section>
      ))}
    </div>
  )
}
