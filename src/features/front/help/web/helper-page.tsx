import { useText } from '#src/web/i18n.tsx'
import { pageMeta } from '#src/web/page-meta.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import { helperText } from './helper-text.ts'
import { InfoFrame } from './info-frame.tsx'
import css from './info.module.css'

export const meta = pageMeta(helperText, (t) => ({
  title: t.title,
  description: t.lead,
  structured: {
    '@type': 'FAQPage',
    mainEntity: t.parts
      .flatMap((part) => part.questions)
      .map(({ ask, answer }) => ({
        '@type': 'Question',
        name: ask,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
  },
}))

export default function HelperPage() {
  const t = useText(helperText)
  return (
    <InfoFrame page="helper" lead={t.lead}>
      {t.parts.map(({ title, questions }) => (
        <section key={title} className={css.part}>
          <h2>{title}</h2>
          <div className={css.words}>
            {questions.map(({ ask, answer }) => (
              <details key={ask} className={css.question}>
                <summary>
                  {ask}
                  <Icon name="chevron-down" size={20} />
                </summary>
                <p>{answer}</p>
              </details>
            ))}
          </div>
        </section>
      ))}
    </InfoFrame>
  )
}
