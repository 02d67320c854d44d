import { Suspense } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router'
import { classPaths } from '#src/features/learning/class/paths.ts'
import { accountPaths } from '#src/features/people/account/paths.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { Link } from '#src/web/link.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import { homeworkApi } from '../contract.ts'
import type { OwnHomework } from '../learner-api.ts'
import { homeworkPaths } from '../paths.ts'
import { AboutHomework, useLateWords } from './about-homework.tsx'
import css from './homework.module.css'
import { OwnGoodWorks } from './own-good-works.tsx'
import { OwnGroup } from './own-group.tsx'
import { OwnPeers } from './own-peers.tsx'
import { OwnQuizPanel } from './own-quiz.tsx'
import { OwnResult } from './own-result.tsx'
import { OwnStateTag } from './own-table.tsx'
import { ownText } from './own-text.ts'
import { PublicPage } from './public-page.tsx'

const OwnWork = latePart(async () => ({ default: (await import('./own-work.tsx')).OwnWork }))

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, viewer } = pageOf(context)
  const homeworkId = Number(params['assignmentId'])
  return { homework: viewer ? await api(homeworkApi.getOwn, { homeworkId }) : null }
}

export const meta = pageMeta(ownText, (t, { homework }: LoaderData<typeof loader>) => ({
  title: homework?.title ?? t.visitorTitle,
}))

/** Homework for its learner: what it asks for, one's own work, and the result. */
export default function OwnPage() {
  const { homework } = useLoaderData<typeof loader>()
  const t = useText(ownText)
  const { assignmentId = '' } = useParams()
  if (!homework) {
    return (
      <PublicPage title={t.visitorTitle} narrow>
        <EmptyState
          title={t.visitorOne}
          text={t.visitorOneText}
          action={
            <ButtonLink variant="primary" to={accountPaths.login(homeworkPaths.own(assignmentId))}>
              {t.signIn}
            </ButtonLink>
          }
        />
      </PublicPage>
    )
  }
  return <Homework homework={homework} />
}

function Homework({ homework }: { homework: OwnHomework }) {
  const t = useText(ownText)
  const { own, class: of, redo, returned, peers } = homework
  return (
    <PublicPage
      before={
        <Breadcrumb
          items={[{ label: t.title, to: homeworkPaths.mine() }, { label: homework.title }]}
        />
      }
      title={homework.title}
      lead={
        <span className={css.tags}>
          <Link to={classPaths.class(of.classId)}>{of.name}</Link>
          <OwnStateTag row={own} />
        </span>
      }
    >
      {redo && <Redo redo={redo} />}
      {returned && <OwnResult homework={homework} returned={returned} />}
      {peers && <OwnPeers homework={homework} peers={peers} />}
      <OwnGoodWorks homework={homework} />
      <Panel>
        <div className={css.stack}>
          <Facts homework={homework} />
          <AboutHomework about={homework} />
        </div>
      </Panel>
      {homework.quiz ? (
        <OwnQuizPanel homework={homework} quiz={homework.quiz} />
      ) : (
        <Panel title={homework.group ? t.groupWork : t.work}>
          <Suspense fallback={<SkeletonText lines={4} />}>
            <OwnWork key={homework.homeworkId} homework={homework} />
          </Suspense>
        </Panel>
      )}
    </PublicPage>
  )
}

function Redo({ redo }: { redo: NonNullable<OwnHomework['redo']> }) {
  const t = useText(ownText)
  const format = useFormat()
  return (
    <div className={css.notice} role="note">
      <strong>{t.redoTitle(format.dateTime(redo.dueAt))}</strong>
      {redo.comment !== '' && <p className={css.words}>{redo.comment}</p>}
    </div>
  )
}

function Facts({ homework }: { homework: OwnHomework }) {
  const { own, dueAt, extended, fullMark, late, inGroups, group } = homework
  const t = useText(ownText)
  const format = useFormat()
  const lateWords = useLateWords()
  const isOwn = own.dueAt !== dueAt
  return (
    <dl className={css.facts}>
      <div>
        <dt>{isOwn ? t.yourDue : t.due}</dt>
        <dd>
          <time dateTime={own.dueAt}>{format.dateTime(own.dueAt)}</time>
          {extended && <div className={css.muted}>{t.extended}</div>}
        </dd>
      </div>
      <div>
        <dt>{t.fullMark}</dt>
        <dd>{fullMark === null ? t.noMark : t.points(format.number(fullMark / 100))}</dd>
      </div>
      {inGroups && (
        <div className={css.wide}>
          <dt>{t.way}</dt>
          <dd>
            <OwnGroup group={group} />
          </dd>
        </div>
      )}
      <div className={css.wide}>
        <dt>{t.lateRule}</dt>
        <dd>{lateWords(late && { ...late, until: own.closesAt })}</dd>
      </div>
    </dl>
  )
}
