import { textbookPaths } from '#src/features/content/textbook/paths.ts'
import { authoringPaths } from '#src/features/learning/authoring/paths.ts'
import { profilePaths } from '#src/features/people/profile/paths.ts'
import { securityPaths } from '#src/features/people/security/paths.ts'
import { verificationPaths } from '#src/features/people/verification/paths.ts'
import { useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import css from './home-steps.module.css'
import type { Steps } from './load-today.ts'
import { stepsText } from './steps-text.ts'

/** The first steps of a new teacher. The button of the next step is the page's primary one. */
export default function HomeSteps({ steps }: { steps: Steps }) {
  const t = useText(stepsText)
  const list = stepsOf(steps)
  const next = list.find((step) => step.state === 'open')
  return (
    <div className="container">
      <h2 id="steps">{t.stepsTitle}</h2>
      <p className={css.lead}>{t.stepsLead}</p>
      <ol className={css.list}>
        {list.map((step) => {
          const words = t.steps[step.words]
          return (
            <li key={step.to} className={css.step} data-state={step.state}>
              <h3>{words.title}</h3>
              <p>{words.text}</p>
              {step.state === 'done' ? (
                <p className={css.done}>
                  <Icon name="check-circle" size={18} />
                  {t.stepDone}
                </p>
              ) : (
                <ButtonLink to={step.to} {...(step === next && { variant: 'primary' })}>
                  {words.act}
                </ButtonLink>
              )}
            </li>
          )
        })}
      </ol>
      <p className={css.begin}>
        {t.begin}
        <Link to={authoringPaths.create('premium')}>{t.newCourse}</Link>
        <Link to={textbookPaths.manage()}>{t.textbooks}</Link>
      </p>
    </div>
  )
}

/** A waiting application is neither open nor done: its page can be read, but there is nothing to do. */
function stepsOf({ profile, contact, verification }: Steps) {
  const state = (done: boolean) => (done ? 'done' : 'open')
  return [
    { words: 'profile', to: profilePaths.profile(), state: state(profile) },
    { words: 'contact', to: securityPaths.contacts(), state: state(contact) },
    {
      words:
        verification === 'pending' || verification === 'rejected' ? verification : 'verification',
      to: verificationPaths.verification(),
      state: verification === 'pending' ? 'waiting' : 'open',
    },
  ] as const
}
