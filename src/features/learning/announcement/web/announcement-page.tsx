import { useEffect } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { RichText } from '#src/features/content/editor/web/rich-text.tsx'
import { classPaths } from '#src/features/learning/class/paths.ts'
import { ClassFrame } from '#src/features/learning/class/web/class-frame.tsx'
import { api } from '#src/web/api.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { readList } from '#src/web/list/list-address.ts'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { quietly } from '#src/web/quietly.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { announcementApi } from '../contract.ts'
import { AnnouncementActs } from './announcement-acts.tsx'
import css from './announcement.module.css'
import { ReadersPanel } from './readers-panel.tsx'
import { announcementText } from './text.ts'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const announcementId = Number(params['announcementId'])
  const found = await api(announcementApi.getOne, { announcementId })
  const { published, can } = found
  const readers =
    published && can.seeReaders.may
      ? await api(
          announcementApi.getReaders,
          readList(request, announcementApi.getReaders, { announcementId }),
        )
      : null
  return { found, readers }
}

export const meta = pageMeta(announcementText, (_, { found }: LoaderData<typeof loader>) => ({
  title: `${found.title} · ${found.name}`,
}))

/** An announcement. To open it is to read it. */
export default function AnnouncementPage() {
  const { found, readers } = useLoaderData<typeof loader>()
  const t = useText(announcementText)
  const format = useFormat()
  const { classId, announcementId, title, author, pinned, published, publishAt, editedAt } = found
  const { isRead, state } = found
  const counts = published && !isRead && state !== 'archived'
  useEffect(() => {
    if (counts) {
      void quietly(
        api(announcementApi.setRead, { announcementId }, { quiet: true, background: true }),
      )
    }
  }, [announcementId, counts])
  return (
    <ClassFrame head={found} current="announcements" actions={<AnnouncementActs of={found} />}>
      <p>
        <Link to={classPaths.announcements(classId)} className={css.back}>
          <Icon name="arrow-left" size={20} />
          {t.back}
        </Link>
      </p>
      <article className={css.article} aria-labelledby="announcement">
        <div className={css.line}>
          {pinned && <Tag tone="action">{t.pinned}</Tag>}
          {!published && <Tag tone="warning">{t.scheduled(format.dateTime(publishAt))}</Tag>}
          <h2 id="announcement">{title}</h2>
        </div>
        <p className={css.facts}>
          <span>{author?.name ?? t.nobody}</span>
          {published && (
            <span>
              <TimeAgo value={publishAt} />
            </span>
          )}
          {editedAt !== null && <TimeAgo value={editedAt}>{(when) => t.editedAt(when)}</TimeAgo>}
        </p>
        <div className={`prose ${css.body}`}>
          <RichText html={found.body} />
        </div>
      </article>
      {readers && <ReadersPanel of={found} list={readers} />}
    </ClassFrame>
  )
}
