import { useText } from '#src/web/i18n.tsx'
import { pageMeta } from '#src/web/page-meta.ts'
import { aboutText } from './about-text.ts'
import { InfoFrame } from './info-frame.tsx'
import css from './info.module.css'

export const meta = pageMeta(aboutText, (t) => ({ title: t.title, description: t.lead }))

export default function AboutPage() {
  const t = useText(aboutText)
  return (
    <InfoFrame page="about" lead={t.lead}>
      {t.parts.map(({ title, paragraphs, points }) => (
        <section key={title} className={css.part}>
          <h2>{title}</h2>
          <div className={css.words}>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {points.length > 0 && (
              <ul>
                {points.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            )}
          </div>
        </section>
      ))}
    </InfoFrame>
  )
}
