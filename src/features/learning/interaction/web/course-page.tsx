import { useRef } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { coursePaths } from '#src/features/learning/course/paths.ts'
import { useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { useRefresh } from '#src/web/refresh.ts'
import { useGo } from '#src/web/router-link.tsx'
import { useStale } from '#src/web/stale.ts'
import { cx } from '#src/web/ui/cx.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import { useNamedKeys } from '#src/web/use-keys.ts'
import { useMedia } from '#src/web/use-stored.ts'
import { interactionApi } from '../contract.ts'
import { courseTopic } from '../topics.ts'
import css from './course-page.module.css'
import { KeysHelp } from './keys-help.tsx'
import { pagesText } from './pages-text.ts'
import { ThreadView } from './thread-view.tsx'
import { WorkList } from './work-list.tsx'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const courseId = Number(params['courseId'])
  const input = readList(request, interactionApi.getCourse, { courseId })
  return { courseId, list: await api(interactionApi.getCourse, input) }
}

export const meta = pageMeta(pagesText, (t, { list }: LoaderData<typeof loader>) => ({
  title: `${t.courseTitle} · ${list.course}`,
}))

/** The working screen of a course's teachers: questions on the left, the open one with its replies on the right. */
export default function CoursePage() {
  const { courseId, list } = useLoaderData<typeof loader>()
  const t = useText(pagesText)
  const address = useList(interactionApi.getCourse)
  const refresh = useRefresh()
  const go = useGo()
  // On a phone a question takes the place of the list.
  const isWide = useMedia('(width >= 1024px)')
  useStale(courseTopic(courseId), () => void refresh())
  const { items, page } = list
  const named = Number(address.values.interaction) || undefined
  const open = named ?? (isWide ? items[0]?.interactionId : undefined)
  const hrefOf = (interaction: number | null) => address.href({ interaction, page })
  // A question that has just been answered leaves the list; the next one has its place there.
  const place = useRef(0)
  const at = items.findIndex(({ interactionId }) => interactionId === open)
  const move = (by: 1 | -1) => {
    const to = at >= 0 ? at + by : by > 0 ? place.current : place.current - 1
    const next = items[Math.max(0, to)]
    if (!next) return
    place.current = Math.max(0, to)
    void go(hrefOf(next.interactionId))
  }
  const keys = useNamedKeys({
    j: () => move(1),
    ArrowDown: () => move(1),
    k: () => move(-1),
    ArrowUp: () => move(-1),
    r: () => document.querySelector<HTMLElement>('[data-reply] [role=textbox]')?.focus(),
    '/': () => document.querySelector<HTMLElement>('#questions input[type=search]')?.focus(),
  })
  const pin = () => {
    if (at >= 0) place.current = at
    // Named by the address, it stays open when it leaves the list.
    if (named === undefined && open !== undefined) void go(hrefOf(open))
    else void refresh()
  }
  return (
    <div className={cx(css.screen, named !== undefined && css.hasOpen)}>
      <header className={css.top}>
        <Link
          to={coursePaths.course({ courseId, kind: list.kind })}
          className={css.back}
          aria-label={t.back(list.course)}
        >
          <Icon name="arrow-left" size={20} />
          <span>{list.course}</span>
        </Link>
        <h1>{t.courseTitle}</h1>
      </header>
      <main id="main" className={css.panes} tabIndex={-1}>
        <section id="questions" className={css.listPane} aria-label={t.list} data-scroller>
          <WorkList list={list} address={address} openId={open} hrefOf={hrefOf} />
          <KeysHelp keys={keys} />
        </section>
        <section className={css.threadPane} aria-label={t.thread} data-scroller>
          <Link to={hrefOf(null)} className={css.toList}>
            <Icon name="arrow-left" size={16} />
            {t.toList}
          </Link>
          <h2 className="visually-hidden">{t.thread}</h2>
          {open === undefined ? (
            <p className={css.choose}>{items.length > 0 && t.choose}</p>
          ) : (
            <ThreadView key={open} interactionId={open} onChanged={pin} />
          )}
        </section>
      </main>
    </div>
  )
}
