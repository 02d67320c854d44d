import type { ReactNode } from 'react'
import type { CheckProblem as Problem } from '#src/features/content/outline/check-shapes.ts'
import { verificationPaths } from '#src/features/people/verification/paths.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { approvalApi } from '../contract.ts'
import { CourseStatus } from './course-status.tsx'
import { PastReviews } from './past-reviews.tsx'
import { publicationText } from './publication-text.ts'
import css from './publication.module.css'
import type { Publication } from './use-publication.ts'

interface Props {
  publication: Publication
  /** Shows a problem as a link to its place. */
  linkTo?: (problem: Problem) => string | undefined
  /** Runs after an act has changed the course: the page reads it again. */
  onChanged: () => void
}

/** The review and publication of a course: its states, what is next to do, and earlier decisions. */
export function PublicationPanel({ publication, linkTo, onChanged }: Props) {
  const t = useText(publicationText)
  const { problems, history } = publication
  return (
    <Panel title={t.title} actions={<CourseStatus publication={publication} />}>
      <div className={css.stack}>
        <p>{sentenceOf(publication, t)}</p>
        {['complete', 'mend'].includes(publication.next) && problems.length > 0 && (
          <Problems problems={problems} linkTo={linkTo} />
        )}
        <Acts publication={publication} done={onChanged} />
        {history.length > 0 && <PastReviews history={history} />}
      </div>
    </Panel>
  )
}

function sentenceOf(publication: Publication, t: typeof publicationText.zh): string {
  const { next, waiting, publishedAt, offerChanged } = publication
  if (next === 'wait' && waiting?.isTaken) return t.next.waitTaken
  if (next === 'publish' && publishedAt !== null) return t.next.publishAgain
  if (next === 'submit' && offerChanged) return t.next.submitChange
  return t.next[next]
}

/** What is missing, each at its place. */
function Problems({ problems, linkTo }: { problems: readonly Problem[]; linkTo: Props['linkTo'] }) {
  const t = useText(publicationText)
  const format = useFormat()
  return (
    <details className={css.fold} open>
      <summary>{t.problems(format.number(problems.length))}</summary>
      <ul className={css.problems}>
        {problems.map((problem, at) => (
          <ProblemLine
            key={`${problem.key}.${problem.field} ${at}`}
            problem={problem}
            linkTo={linkTo}
          />
        ))}
      </ul>
    </details>
  )
}

function ProblemLine({ problem, linkTo }: { problem: Problem; linkTo: Props['linkTo'] }) {
  const t = useText(publicationText)
  const text = useText(problem)
  // The words of both sides are the same.
  const said = problem.field.endsWith('.en') ? t.inEnglish(text) : text
  const name = useText(problem.name)
  const words = problem.number === '' ? said : t.problemAt(`${problem.number} ${name}`.trim(), said)
  const to = linkTo?.(problem)
  return <li>{to ? <Link to={to}>{words}</Link> : words}</li>
}

/** The buttons of a course's states. A button that is refused stays clickable and says why. */
function Acts({ publication, done }: { publication: Publication; done: () => void }) {
  const t = useText(publicationText)
  const format = useFormat()
  const { act, pending } = useAct()
  const { courseId, name, can, waiting, next, learnerCount } = publication
  const isLive = can.unpublish.may
  const submit = () =>
    act(
      approvalApi.submit,
      { courseId },
      {
        ask: { title: t.submitTitle(name), text: t.submitText, confirm: t.submit },
        ...{ said: t.submitted, words: t.statusFailed, done },
      },
    )
  const recall = (submissionId: number) =>
    act(
      approvalApi.recall,
      { submissionId },
      {
        ask: { title: t.recallTitle(name), text: t.recallText, confirm: t.recall },
        ...{ said: t.recalled, words: t.statusFailed, done },
      },
    )
  const publish = () =>
    act(
      approvalApi.publish,
      { courseId },
      {
        said: ({ waitsForReview }) => (waitsForReview ? t.publishWaits : t.publishSaid),
        ...{ words: t.statusFailed, done },
      },
    )
  const unpublish = () =>
    act(
      approvalApi.unpublish,
      { courseId },
      {
        ask: {
          title: t.unpublishTitle(name),
          text: t.unpublishText(format.number(learnerCount)),
          ...{ confirm: t.unpublish, danger: true },
        },
        ...{ said: t.unpublishedSaid, words: t.statusFailed, done },
      },
    )
  const variant = (of: Publication['next'][]) => (of.includes(next) ? 'primary' : 'secondary')
  const buttons: ReactNode[] = [
    next === 'verify' && (
      <ButtonLink key="verify" variant="primary" to={verificationPaths.verification()}>
        {t.verify}
      </ButtonLink>
    ),
    (can.submit.may || next === 'complete' || next === 'mend') && (
      <Button
        key="submit"
        variant={variant(['submit', 'mend'])}
        pending={pending}
        onClick={() => void submit()}
      >
        {t.submit}
      </Button>
    ),
    waiting && can.recall.may && (
      <Button key="recall" pending={pending} onClick={() => void recall(waiting.submissionId)}>
        {t.recall}
      </Button>
    ),
    isLive ? (
      <Button
        key="unpublish"
        variant="secondary"
        pending={pending}
        onClick={() => void unpublish()}
      >
        {t.unpublish}
      </Button>
    ) : (
      <Button
        key="publish"
        variant={variant(['publish'])}
        pending={pending}
        onClick={() => void publish()}
      >
        {t.publish}
      </Button>
    ),
  ]
  return <div className={css.acts}>{buttons}</div>
}
