import { useEffect, useRef } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { classPaths } from '#src/features/learning/class/paths.ts'
import { homeworkPaths } from '#src/features/learning/homework/paths.ts'
import { AboutHomework } from '#src/features/learning/homework/web/about-homework.tsx'
import { PublicPage } from '#src/features/learning/homework/web/public-page.tsx'
import { readQueryValue } from '#src/web/address.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { useRefresh } from '#src/web/refresh.ts'
import { useGo } from '#src/web/router-link.tsx'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { useNamedKeys } from '#src/web/use-keys.ts'
import { peerApi } from '../contract.ts'
import type { OwnPeers } from '../participant-api.ts'
import { peerPaths } from '../paths.ts'
import css from './peer.module.css'
import { peerText } from './peer-text.ts'
import { PeerWork } from './peer-work.tsx'
import { Received } from './received.tsx'
import { ReviewForm } from './review-form.tsx'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const review = Number(readQueryValue(request, 'review')) || undefined
  const homeworkId = Number(params['assignmentId'])
  return api(peerApi.getOwn, { homeworkId, ...(review && { review }) })
}

export const meta = pageMeta(peerText, (t, { title }: LoaderData<typeof loader>) => ({
  title: t.titleOf(title),
}))

/** The works that a participant reviews, one after the other, and the reviews of the own work. */
export default function OwnPeersPage() {
  const own = useLoaderData<typeof loader>()
  const t = useText(peerText)
  const format = useFormat()
  const { homeworkId, title, class: of, round, mine, received } = own
  return (
    <PublicPage
      before={
        <Breadcrumb
          items={[
            { label: t.homework, to: homeworkPaths.mine() },
            { label: title, to: homeworkPaths.own(homeworkId) },
            { label: t.title },
          ]}
        />
      }
      title={t.head(title)}
      lead={
        <span className={css.tags}>
          <Link to={classPaths.class(of.classId)}>{of.name}</Link>
          {round.state === 'ended' ? (
            <Tag>{t.isEnded}</Tag>
          ) : (
            round.state === 'running' && <span>{t.until(format.dateTime(round.endsAt))}</span>
          )}
        </span>
      }
    >
      <p className={css.muted}>{round.anonymous ? t.anonymous : t.named}</p>
      {received.length > 0 && <Received own={own} />}
      {round.state === 'before' ? (
        <EmptyState
          title={t.beforeTitle}
          text={t.beforeText(format.number(round.reviews), format.dateTime(round.startsAt))}
        />
      ) : mine.length === 0 ? (
        <EmptyState
          title={round.state === 'ended' ? t.nothingEnded : t.nothing}
          {...(round.state === 'running' && { text: t.nothingText })}
        />
      ) : (
        <Reviewing own={own} />
      )}
    </PublicPage>
  )
}

function Reviewing({ own }: { own: OwnPeers }) {
  const t = useText(peerText)
  const format = useFormat()
  const go = useGo()
  const refresh = useRefresh()
  const head = useRef<HTMLDivElement>(null)
  const { homeworkId, mine, open } = own
  const ids = mine.map(({ reviewId }) => reviewId)
  const at = ids.indexOf(open?.reviewId ?? 0)
  const hrefOf = (review: number) => peerPaths.own(homeworkId, { review })
  const move = (to: number | undefined) => to !== undefined && void go(hrefOf(to))
  useNamedKeys({ ArrowRight: () => move(ids[at + 1]), ArrowLeft: () => move(ids[at - 1]) })
  const shown = useRef(open?.reviewId)
  // The next work is read from its beginning.
  useEffect(() => {
    if (shown.current === open?.reviewId) return
    shown.current = open?.reviewId
    head.current?.focus()
  }, [open?.reviewId])
  const labelOf = (index: number) => t.workOf(format.number(index + 1), mine[index]!.student)
  const isDone = mine.every(({ handedIn }) => handedIn)
  const onHandedIn = async () => {
    const next = mine.find(({ reviewId, handedIn }) => !handedIn && reviewId !== open?.reviewId)
    if (next) await go(hrefOf(next.reviewId))
    else await refresh()
  }
  return (
    <>
      {isDone && own.can.review.may && (
        <p className={css.notice} role="status">
          {t.allDone}
        </p>
      )}
      <Tabs
        label={t.tabs}
        tabs={mine.map(({ reviewId, handedIn }, index) => ({
          ...{ to: hrefOf(reviewId), current: index === at },
          label: handedIn ? t.done(labelOf(index)) : labelOf(index),
        }))}
      />
      {open && (
        <div className={css.columns}>
          <div ref={head} tabIndex={-1} className={css.stack}>
            <Panel title={t.work}>
              <div className={css.stack}>
                <p className={css.muted}>{t.handedInAt(format.dateTime(open.shown.at))}</p>
                {open.seen && !open.seen.isLast && (
                  <p className={css.notice}>{t.again(format.dateTime(open.seen.at))}</p>
                )}
                <PeerWork open={open} />
              </div>
            </Panel>
            <details className={css.more}>
              <summary>{t.about}</summary>
              <AboutHomework about={own} />
            </details>
          </div>
          <div className={css.aside}>
            <ReviewForm key={open.reviewId} own={own} open={open} onHandedIn={onHandedIn} />
          </div>
        </div>
      )}
    </>
  )
}
