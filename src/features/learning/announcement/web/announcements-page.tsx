import { Suspense, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ClassFrame } from '#src/features/learning/class/web/class-frame.tsx'
import { useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { EmptyResults, Pages } from '#src/web/list/results.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { Button } from '#src/web/ui/button.tsx'
import { announcementApi } from '../contract.ts'
import css from './announcement.module.css'
import { AnnouncementItem } from './announcement-item.tsx'
import { announcementText } from './text.ts'

const WriteDialog = latePart(async () => ({
  default: (await import('./write-dialog.tsx')).WriteDialog,
}))

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const classId = Number(params['classId'])
  return api(announcementApi.getList, readList(request, announcementApi.getList, { classId }))
}

export const meta = pageMeta(announcementText, (t, { name }: LoaderData<typeof loader>) => ({
  title: t.title(name),
}))

/** The announcements of a class: pinned ones first, then the newest. */
export default function AnnouncementsPage() {
  const list = useLoaderData<typeof loader>()
  const t = useText(announcementText)
  const address = useList(announcementApi.getList)
  const [writes, setWrites] = useState(false)
  const { classId, items, can, hasFiles } = list
  const write = can.write.may && (
    <Button icon="plus" variant="primary" onClick={() => setWrites(true)}>
      {t.write}
    </Button>
  )
  return (
    <ClassFrame head={list} current="announcements" actions={items.length > 0 && write}>
      {items.length === 0 ? (
        <EmptyResults
          list={list}
          address={address}
          empty={{
            ...{ title: t.empty, text: can.write.may ? t.emptyTeacher : t.emptyText },
            ...{ picture: 'message', action: write },
          }}
        />
      ) : (
        <ul className={css.list} aria-label={t.list}>
          {items.map((row) => (
            <AnnouncementItem key={row.announcementId} row={row} classId={classId} />
          ))}
        </ul>
      )}
      <Pages list={list} address={address} />
      <Suspense>
        {writes && (
          <WriteDialog classId={classId} hasFiles={hasFiles} onClose={() => setWrites(false)} />
        )}
      </Suspense>
    </ClassFrame>
  )
}
